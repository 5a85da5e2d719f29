import { parse, stringify } from 'yaml';
import type { Options, SourceContext } from './migration';
import { compact, listOf, objectOf, textOf } from './options';
import { mapCode, mapProse, replaceProse, splitFrontmatter } from './page-text';

type Report = (line: number, message: string, hint: string) => void;

/** Docusaurus reads `.md` as MDX: a page with imports or components needs the other extension. */
export const needsMdx = (source: string): boolean => {
  let found = false;
  mapProse(withoutCode(source), (text) => {
    found ||= /^(?:import|export)\s|<[A-Z]\w*[\s/>]|\{[^#}][^}]*\}/m.test(text.replace(/`[^`\n]*`/g, ''));
    return text;
  });
  return found || /^import\s.+from\s+['"]/m.test(withoutCode(source));
};

const withoutCode = (source: string): string => mapCode(source, () => ['```']);

/** Translates a page of Docusaurus. `file` is its absolute path. */
export function translatePage(source: string, file: string, context: SourceContext): string {
  const report: Report = (line, message, hint) => context.note({ file, line }, message, hint);
  const steps = [withImports, withTabs, withAdmonitions, withCode, withFrontmatter];
  return steps.reduce((text, step) => step(text, report), source);
}

const imported = /^import\s+(.+?)\s+from\s+['"]((?:@theme|@docusaurus|@site)\/[^'"]+)['"];?[ \t]*$/;

/** Imports that have an equal lead there; the others are reported. */
function withImports(source: string, report: Report): string {
  const names = new Set<string>();
  let inCode: string | null = null;
  const lines = source.split('\n').map((line, index) => {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (marker) inCode = inCode === null ? marker : line.trim().startsWith(inCode) ? null : inCode;
    const [, binding = '', from = ''] = inCode === null ? (imported.exec(line) ?? []) : [];
    if (from === '') return line;
    if (/^@theme\/(?:Tabs|TabItem)$/.test(from)) return names.add(from.endsWith('Tabs') ? 'Tabs' : 'Tab') && '';
    if (from === '@theme/TOCInline') return names.add('Toc') && '';
    if (from === '@docusaurus/Link') return names.add('Link') && '';
    if (from.startsWith('@site/static/')) return `export const ${binding} = '/${from.slice('@site/static/'.length)}';`;
    if (from.startsWith('@site/')) return `import ${binding} from '${from.slice('@site'.length)}';`;
    report(index + 1, `"${from}" has no equal in Folia.`, suggestionFor(from));
    return line;
  });
  const text = lines.join('\n');
  if (names.size === 0) return text;
  const statement = `import { ${[...names].sort().join(', ')} } from '@theme';`;
  const { yaml, body } = splitFrontmatter(text);
  return yaml === '' ? `${statement}\n${text}` : `---\n${yaml}\n---\n${statement}\n${body}`;
}

const suggestionFor = (from: string): string =>
  from === '@theme/CodeBlock'
    ? 'Write a fenced block of code; `file="…"` takes it from a file.'
    : 'Remove it, or write a component of the site.';

/** `<TabItem>` is `<Tab>`, `<TOCInline>` is `<Toc>`; addresses of `require` are those of the public folder. */
function withTabs(source: string, report: Report): string {
  let items = 0;
  const tabs = replaceProse(
    source,
    /<(Tabs|TabItem)\b([^>]*)>|<\/TabItem>/g,
    ([whole = '', name, attributes = ''], line) => {
      if (name === 'Tabs') items = 0;
      if (name !== 'TabItem') return name ? whole : '</Tab>';
      items += 1;
      if (/\sdefault(?=[\s/]|$)/.test(attributes) && items > 1)
        report(line, 'The tab that is shown first is not the first one.', 'Name it in `defaultValue` of <Tabs>.');
      const label = /\slabel=/.test(attributes) ? attributes : attributes.replace(/\svalue=("[^"]*")/, '$& label=$1');
      return `<Tab${label.replace(/\sdefault(?=[\s/]|$)/, '')}>`;
    },
  );
  const links = replaceProse(tabs, /(<Link\b[^>]*?\s)to=/g, ([, start = '']) => `${start}href=`);
  const contents = replaceProse(links, /<TOCInline\b[^>]*\/>/g, () => '<Toc />');
  return replaceProse(
    contents,
    /\{?require\(['"]@site\/static\/([^'"]+)['"]\)\.default\}?/g,
    ([, path = '']) => `"/${path}"`,
  );
}

const admonitions: Readonly<Record<string, string>> = { secondary: 'note', success: 'tip', important: 'info' };

const withAdmonitions = (source: string): string =>
  mapProse(source, (text) =>
    text.replace(
      /^(\s*:{3,}\s*)(secondary|success|important)\b/gm,
      (_, start: string, name: string) => start + admonitions[name],
    ),
  );

const next = /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|;|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Comments that mark lines become numbers in the opening line. */
function withCode(source: string, report: Report): string {
  const unwrapped = source.replace(/^```mdx-code-block\n([\s\S]*?)^```[ \t]*$/gm, '$1');
  return mapCode(unwrapped, (opening, code, line) => {
    if (/\s(?:live|npm2yarn)\b/.test(opening))
      report(
        line,
        'The block is not live, or not translated for package managers.',
        'Use a component: <PackageManagerTabs>, or one of the site.',
      );
    const kept: string[] = [];
    const marked: number[] = [];
    let [inside, following] = [false, false];
    for (const each of code) {
      const word = next.exec(each)?.[1];
      if (word === 'next-line') following = true;
      else if (word !== undefined) inside = word === 'start';
      else {
        kept.push(each);
        if (inside || following) marked.push(kept.length);
        following = false;
      }
    }
    return [marked.length > 0 ? `${opening} {${marked.join(',')}}` : opening, ...kept];
  });
}

/** Keys of Docusaurus that nothing is made of here. */
const dropped = [
  'id',
  'slug',
  'sidebar_position',
  'sidebar_label',
  'hide_title',
  'displayed_sidebar',
  'pagination_next',
];

function withFrontmatter(source: string, report: Report): string {
  const { yaml, body } = splitFrontmatter(source);
  if (yaml === '') return source;
  try {
    const made = translateFrontmatter(objectOf(parse(yaml)), report);
    return Object.keys(made).length === 0 ? body : `---\n${stringify(made)}---\n${body}`;
  } catch {
    report(1, 'The frontmatter cannot be read.', 'Correct its YAML.');
    return source;
  }
}

function translateFrontmatter(given: Options, report: Report): Options {
  const { hide_table_of_contents, authors, keywords, date, title, draft, unlisted, ...rest } = given;
  for (const key of [...dropped, 'pagination_prev', 'custom_edit_url']) delete rest[key];
  if (draft || unlisted)
    report(1, 'The page is published, although it was a draft or not listed.', 'Leave it out with `route.exclude`.');
  const names = [authors].flat().flatMap((each) => textOf(each) ?? textOf(objectOf(each).name) ?? []);
  const day =
    date === undefined
      ? undefined
      : /^\d{4}-\d{2}-\d{2}/.exec(date instanceof Date ? date.toISOString() : String(date))?.[0];
  return compact({
    ...rest,
    title: title === undefined ? undefined : String(title),
    date: day,
    authors: names.length > 0 ? names : undefined,
    keywords: listOf(keywords).length > 0 ? listOf(keywords).map(String) : undefined,
    outline: hide_table_of_contents ? false : undefined,
  });
}
