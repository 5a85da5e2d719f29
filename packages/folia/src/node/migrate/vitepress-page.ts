import { parse, stringify } from 'yaml';
import type { SourceContext } from './migration';
import { compact, isObject, listOf, objectOf, textOf } from './options';
import { mapCode, mapProse, replaceProse, splitFrontmatter } from './page-text';
import { keepIds } from './vitepress-slug';

type Report = (line: number, message: string, hint: string) => void;

/** Translates a page of VitePress. `file` is its absolute path. */
export function translatePage(source: string, file: string, context: SourceContext): string {
  const report: Report = (line, message, hint) => context.note({ file, line }, message, hint);
  const steps = [withoutScripts, withValues, withBadges, withoutVue, withoutContainers, withFences];
  const body = steps.reduce((text, step) => step(text, report), source);
  return withFrontmatter(keepIds(body), report);
}

const script = /^<(script|style)\b[^>]*>[\s\S]*?^<\/\1>[ \t]*$/gm;

/** `<script setup>` and `<style>`; the lines stay, so that what is reported later has its place. */
function withoutScripts(source: string, report: Report): string {
  const code = codeRanges(source);
  return source.replace(script, (whole: string, name: string, offset: number) => {
    const line = lineAt(source, offset);
    if (code.some(([start, end]) => line > start && line < end)) return whole;
    const imported = [...whole.matchAll(/import\s+(\w+)\s+from\s+['"]([^'"]+\.vue)['"]/g)].map(
      ([, each]) => `<${each}>`,
    );
    const what = name === 'style' ? 'A style block was removed.' : 'A script of Vue was removed.';
    const hint =
      name === 'style'
        ? 'Put the rules into a style sheet, and name it in `globalStyles`.'
        : imported.length > 0
          ? `Write ${imported.join(', ')} as React components and import them in a page that ends with .mdx.`
          : 'Write what it computes as a React component, and import it in a page that ends with .mdx.';
    report(line, what, hint);
    return '\n'.repeat(whole.split('\n').length - 1);
  });
}

/** Lines of the marks around each block of code. */
function codeRanges(source: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  mapCode(source, (opening, code, line) => {
    ranges.push([line, line + code.length + 1]);
    return [opening, ...code];
  });
  return ranges;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const ofFrontmatter = /\{\{\s*\$frontmatter\.([\w.]+?)(?:\.join\((["'])(.*?)\2\))?\s*\}\}/g;

/** `{{ $frontmatter.title }}` → the value; a list is joined. */
function withValues(source: string): string {
  const { yaml } = splitFrontmatter(source);
  if (yaml === '' || !source.includes('$frontmatter')) return source;
  let given: unknown;
  try {
    given = parse(yaml);
  } catch {
    return source;
  }
  return replaceProse(source, ofFrontmatter, ([whole = '', path = '', , separator]) => {
    const value = path.split('.').reduce<unknown>((each, key) => objectOf(each)[key], given);
    if (Array.isArray(value)) return value.join(separator ?? ', ');
    return value === null ? '' : ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : whole;
  });
}

/** `<Badge type="tip" text="new" />` → `:badge[new]{type="tip"}` */
function withBadges(source: string): string {
  const badge = (attributes: string, text: string) => {
    const type = /type="(\w+)"/.exec(attributes)?.[1] ?? 'tip';
    return `:badge[${text.trim()}]{type="${type}"}`;
  };
  const single = replaceProse(source, /<Badge\b([^<>]*?)\/>/g, ([, attributes = '']) =>
    badge(attributes, /text="([^"]*)"/.exec(attributes)?.[1] ?? ''),
  );
  return replaceProse(single, /<Badge\b([^<>]*)>([^<]*)<\/Badge>/g, ([, attributes = '', text = '']) =>
    badge(attributes, text),
  );
}

const component = /<(\/?)([A-Z]\w*|[a-z]\w*(?:-\w+)+)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const directive = /<[a-z]\w*(?=\s)(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const attribute = /\s(?:v-[\w-]+(?:[:.][\w.-]+)*|[:@#][\w.-]+)(?:=(?:"[^"]*"|'[^']*'))?/g;

/** Components, directives and interpolations of Vue are taken out and reported. */
function withoutVue(source: string, report: Report): string {
  const plain = replaceProse(source, component, ([, slash = '', name = ''], line) => {
    if (slash === '') report(line, `The Vue component <${name}> was removed.`, hintFor(name));
    return '';
  });
  const bare = replaceProse(plain, directive, ([whole = ''], line) => {
    const made = whole.replace(attribute, '');
    if (made !== whole)
      report(line, `Directives of Vue were removed from ${made}.`, 'Write the element as a React component.');
    return made;
  });
  return replaceProse(bare, /\{\{\s*(.*?)\s*\}\}/g, ([whole = '', expression = ''], line) => {
    report(
      line,
      `The expression {{ ${expression} }} is shown as text.`,
      'Write its value, or make the page .mdx and use { }.',
    );
    return whole;
  });
}

/** What takes the place of the components that VitePress and its plugins bring along. */
const equals: Readonly<Record<string, string>> = {
  VPTeamMembers: 'Write a list, or a React component.',
  VPTeamPage: 'Write headings and lists.',
  VPTeamPageTitle: 'Write a heading.',
  VPButton: 'In a page that ends with .mdx, use <Button href="…">.',
  CodeGroup: 'Use `:::code-group`.',
  ClientOnly: 'In a React island, render it in an effect.',
};

const hintFor = (name: string): string =>
  (Object.hasOwn(equals, name) ? equals[name] : undefined) ??
  'Write it as a React component, rename the page to .mdx and import it there.';

/** `::: raw` and `::: v-pre` are nothing but their content. */
function withoutContainers(source: string, report: Report): string {
  const open: string[] = [];
  return mapProse(source, (text, first) =>
    text
      .split('\n')
      .map((line, index) => {
        const [, colons = '', name = ''] = /^\s*(:{3,})\s*([\w-]*)/.exec(line) ?? [];
        if (colons === '') return line;
        if (name === '') return open.pop() === 'unwrap' ? '' : line;
        const unwrap = name === 'raw' || name === 'v-pre';
        open.push(unwrap ? 'unwrap' : name);
        if (unwrap) report(first + index, `The container "::: ${name}" was removed.`, 'Its content stays.');
        return unwrap ? '' : line;
      })
      .join('\n'),
  );
}

const fence =
  /^(\s*(?:>\s*|[-*+]\s+|\d+\.\s+)*(?:`{3,}|~{3,}))([\w+#.-]+)?(?::(no-)?line-numbers(?:=\d+)?)?\s*(\{[^}]*\})?(?::(no-)?line-numbers(?:=\d+)?)?(.*)$/;

/** `ts:line-numbers {1}` → `ts {1} lineNumbers` */
const withFences = (source: string): string =>
  mapCode(source, (opening, code) => {
    const [, start = '', language = '', , marks = '', , rest = ''] = fence.exec(opening) ?? [];
    if (language === '') return [opening, ...code];
    const numbers = /:(no-)?line-numbers/.exec(opening);
    const flag = numbers ? (numbers[1] ? 'lineNumbers=false' : 'lineNumbers') : '';
    const words = [start + language, marks, flag, rest.trim()].filter(Boolean);
    return [words.join(' '), ...code];
  });

const layouts: Readonly<Record<string, string>> = { home: 'home', page: 'custom', false: 'blank' };

function withFrontmatter(source: string, report: Report): string {
  const { yaml, body } = splitFrontmatter(source);
  if (yaml === '') return source;
  let given: Record<string, unknown>;
  try {
    given = objectOf(parse(yaml));
  } catch {
    report(1, 'The frontmatter cannot be read.', 'Correct its YAML.');
    return source;
  }
  return `---\n${stringify(translateFrontmatter(given, report))}---\n${body}`;
}

function translateFrontmatter(given: Record<string, unknown>, report: Report): Record<string, unknown> {
  const { layout, aside, outline, hero, features, head, title, titleTemplate, ...others } = given;
  // `description:` with nothing behind it
  const rest = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null && value !== ''));
  const pageType = layout === undefined || layout === 'doc' ? undefined : layouts[String(layout)];
  if (layout !== undefined && layout !== 'doc' && pageType === undefined)
    report(1, `The layout "${layout}" is not known.`, 'Write it as a layout of the theme.');
  for (const key of ['sidebar', 'navbar', 'footer'])
    if (rest[key] !== undefined && typeof rest[key] !== 'boolean') delete rest[key];
  return compact({
    ...rest,
    title: title === undefined ? undefined : String(title),
    titleSuffix: textOf(titleTemplate)?.replace(/^:title\s*/, ''),
    pageType,
    outline: aside === false || outline === false ? false : undefined,
    head: head ? listOf(head).map((tag) => listOf(tag).slice(0, 2)) : undefined,
    hero: isObject(hero) ? translateHero(hero) : undefined,
    features: Array.isArray(features) ? features.map((each) => translateFeature(objectOf(each))) : undefined,
  });
}

function translateHero({ name, text, tagline, image, actions }: Record<string, unknown>) {
  const picture = textOf(image) ? { src: image } : objectOf(image);
  const source = picture.src ?? (picture.light ? { light: picture.light, dark: picture.dark } : undefined);
  return compact({
    ...{ name, text, tagline },
    image: source ? compact({ src: source, alt: picture.alt }) : undefined,
    actions: listOf(actions).map((each) => {
      const { text: label, link, theme } = objectOf(each);
      return { text: label, link, theme: theme === undefined || theme === 'brand' ? 'brand' : 'alt' };
    }),
  });
}

function translateFeature({ icon, title, details, link }: Record<string, unknown>) {
  const { src, light, alt = '' } = objectOf(icon);
  const shown = textOf(icon) ?? (src || light ? `<img src="${src ?? light}" alt="${alt}">` : undefined);
  return compact({ icon: shown, title, details, link });
}
