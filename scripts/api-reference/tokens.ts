/** A custom property of the theme. */
export interface Token {
  name: string;
  value: string;
  /** Where it differs in the dark appearance; else ''. */
  dark: string;
  meaning: string;
}

/** The tokens of a style sheet, in its order. A token that is set only within a media query has that value. */
export function readTokens(css: string, meanings: ReadonlyMap<string, string>): Token[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const tokens = new Map<string, Token>();
  for (const { selector, body } of rulesOf(plain)) {
    for (const [, name = '', value = ''] of body.matchAll(/(--folia-[\w-]+):\s*([^;]+);/g)) {
      const known = tokens.get(name);
      const text = value.replace(/\s+/g, ' ').trim();
      if (selector === 'html.dark' && known) known.dark = text;
      else if (!known) tokens.set(name, { name, value: text, dark: '', meaning: meanings.get(name) ?? '' });
    }
  }
  return [...tokens.values()];
}

/** The innermost rules: `:root { … }`. */
const rulesOf = (css: string): { selector: string; body: string }[] =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

/** The rows of the first table below a heading of the README: name → meaning. */
export function readTable(readme: string, heading: string): Map<string, string> {
  const section = readme.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return new Map(
    [...section.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', meaning = '']) => [name, meaning]),
  );
}
