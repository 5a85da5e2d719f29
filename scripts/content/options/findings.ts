import type { Finding, Page } from '../page/page';
import { place } from '../page/page';
import { literalOf, statementsIn, subjectOf, tableRowsIn } from './documented';
import type { Claim } from './probe';
import type { OptionTree } from './type-reader';

/** The options of the installed tool. */
export interface ToolOptions {
  /** What Rslib adds, inside an item of `lib` or beside it. */
  own: OptionTree;
  /** Everything allowed inside an item of `lib`, two levels deep. */
  item: OptionTree;
  /** Everything allowed at the top level, two levels deep. */
  top: OptionTree;
  /** Options that need no page or are named although they do not exist, by path, with the reason. */
  exceptions: ReadonlyMap<string, string>;
  /** Page id → options of the tool the page compares Rslib with. */
  ofOtherTools: { [id: string]: readonly string[] };
  /** Option a page is about, where its title names another: page id → path. */
  subjects: ReadonlyMap<string, string>;
}

const isExcepted = ({ exceptions }: ToolOptions, path: string): boolean =>
  [...exceptions.keys()].some((key) => path === key || path.startsWith(`${key}.`));

/** Whether the tool has an option. Anything deeper than the types are read is assumed to exist. */
function hasOption(tool: Trees, path: string): boolean {
  const trees = [tool.own, tool.item, tool.top];
  if (trees.some((tree) => tree.has(path))) return true;
  const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  if (parent === '' || !hasOption(tool, parent)) return false;
  const types = trees.flatMap((tree) => [...(tree.get(parent)?.types ?? [])]);
  if (types.length > 0 && types.every((type) => simple.test(type))) return false;
  return !trees.some((tree) => [...tree.keys()].some((key) => key.startsWith(`${parent}.`)));
}

/** A type that has no fields: `boolean`, `'esm'`, `string[]`. */
const simple = /^(boolean|string|number|'[^']*'|\d+|string\[\])$/;

type Trees = Pick<ToolOptions, 'own' | 'item' | 'top'>;

const roots =
  /^(lib\.)?(source|output|resolve|tools|performance|dev|server|html|security|dts|redirect|shims|experiments|wasm|umdName|banner|footer|autoExternal)\.[a-zA-Z]/;

/** Options that pages name and the tool lacks: in headings, tables and inline code of all pages. */
export function unknownOptions(pages: readonly Page[], tool: ToolOptions): Finding[] {
  return pages.flatMap((page) => {
    const subject = subjectOf(page, tool);
    const inText = page.inlineCode
      .filter(({ code }) => /^[\w.]+$/.test(code) && roots.test(code) && !isFile.test(code))
      .map(({ code, line }) => ({
        path: fullPath(tool, subject ?? '', code.replace(/^lib\./, '')),
        at: place(page, line),
      }));
    const ofPage = subject ? [{ path: subject, at: place(page, 1) }] : [];
    const inTables = tableRowsIn(page, tool).flatMap(({ names, at, subject: above }) =>
      names.map((name) => ({ path: fullPath(tool, above, name), at })),
    );
    return [...ofPage, ...inText, ...inTables]
      .filter(({ path }) => !hasOption(tool, path) && !isExcepted(tool, path))
      .filter(({ path }) => !tool.ofOtherTools[page.id]?.includes(path))
      .map(({ path, at }) => ({
        at,
        problem: `The page names the option "${path}"; the installed @rslib/core has none of that name.`,
      }));
  });
}

const isFile = /\.(ts|js|mjs|cjs|json|css|vue|tsx|svg|map)$/;

/** In a table of the page of `dts`, `bundle` is `dts.bundle`; `output.target` is itself. */
function fullPath(tool: Trees, subject: string, name: string): string {
  const inner = [subject, name].filter(Boolean).join('.');
  return hasOption(tool, name) && !hasOption(tool, inner)
    ? name
    : hasOption(tool, inner) || !roots.test(name)
      ? inner
      : name;
}

/** Options of Rslib that their page does not name, and options of Rsbuild's that a page is about. */
export function unexplainedOptions(pages: readonly Page[], tool: ToolOptions): Finding[] {
  const english = pages.filter(({ locale }) => locale === 'en');
  const own = [...tool.own.keys()].filter((path) => path !== '');
  return own.flatMap((path) => {
    const page = pageAbout(english, path, tool);
    if (isExcepted(tool, path)) return [];
    if (!page)
      return !path.includes('.')
        ? [{ at: 'website/docs/en/config/lib', problem: `The tool has the option "${path}", which no page explains.` }]
        : [];
    return pages
      .filter(({ id }) => id === page.id)
      .filter((each) => !names(each, lastOf(path, tool.own)))
      .map((each) => ({
        at: place(each, 1),
        problem: `The tool has the option "${path}", which this page does not name.`,
      }));
  });
}

/** The page of an option, or of the nearest one around it. */
const pageAbout = (pages: readonly Page[], path: string, tool: ToolOptions): Page | undefined =>
  pages
    .filter((page) =>
      [subjectOf(page, tool)].some((subject) => subject && (path === subject || path.startsWith(`${subject}.`))),
    )
    .toSorted((a, b) => (subjectOf(b, tool)?.length ?? 0) - (subjectOf(a, tool)?.length ?? 0))[0];

/** Options of Rsbuild that have a page: each of their fields is on it. */
export function unexplainedFields(pages: readonly Page[], tool: ToolOptions): Finding[] {
  const { item, top } = tool;
  return pages.flatMap((page) => {
    const subject = page.id.startsWith('config/rsbuild/') ? subjectOf(page, tool) : null;
    if (!subject) return [];
    const fields = [...new Set([...item.keys(), ...top.keys()])].filter(
      (path) => path.startsWith(`${subject}.`) && path.split('.').length === subject.split('.').length + 1,
    );
    return fields
      .filter((path) => !isExcepted(tool, path) && pageAbout(pages, path, tool)?.id === page.id)
      .filter((path) => !names(page, path.slice(subject.length + 1)))
      .map((path) => ({
        at: place(page, 1),
        problem: `The tool has the option "${path}", which this page does not name.`,
      }));
  });
}

/** The last name of a path; names may hold dots themselves: `import.meta.url`. */
function lastOf(path: string, tree: OptionTree): string {
  const parents = [...tree.keys()].filter((key) => path.startsWith(`${key}.`));
  const longest = parents.reduce((best, key) => (key.length > best.length ? key : best), '');
  return longest ? path.slice(longest.length + 1) : path;
}

const names = ({ source }: Page, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replace(/[.$]/g, '\\$&')}(?![\\w$])`).test(source);

/** Defaults that pages name as a value, with their position. */
export function claimsIn(page: Page, tool: ToolOptions): (Claim & { at: string })[] {
  const written = statementsIn(page, tool).filter(({ about }) => about === 'Default');
  const rows = tableRowsIn(page, tool).flatMap(({ names: [name, second], cells, at, subject }) =>
    name && !second ? [{ path: fullPath(tool, subject, name), text: cells.get('Default') ?? '', at }] : [],
  );
  return [...written, ...rows].flatMap(({ path, text, at }) => {
    const value = literalOf(text);
    return value === null ? [] : [{ path, value, at }];
  });
}

/** Where an option is allowed, according to the page. */
export function placeFindings(page: Page, tool: ToolOptions): Finding[] {
  const places = statementsIn(page, tool).filter(({ about }) => about === 'Place');
  return places.flatMap(({ path, text, at }) => {
    const claimsTop =
      /top level|顶层/.test(text) &&
      !/no effect|not allow|not at|ignored|不能|不允许|没有效果|无效|不起作用/.test(text);
    const atTop = tool.top.has(path);
    if (claimsTop === atTop || isExcepted(tool, path)) return [];
    return [
      {
        at,
        problem: `The page says "${text}"; at the top level the tool's types ${atTop ? 'have' : 'have not'} "${path}".`,
      },
    ];
  });
}

/** The differences between a type that a page shows and the tool's. */
export function typeDifferences(shown: OptionTree, path: string, own: OptionTree): string[] {
  const inside = (key: string) => (key === '' ? path : `${path}.${key}`);
  const real = new Map(
    [...own].flatMap(([key, option]) =>
      key === path
        ? [['', option] as const]
        : key.startsWith(`${path}.`)
          ? [[key.slice(path.length + 1), option] as const]
          : [],
    ),
  );
  const missing = [...real.keys()]
    .filter((key) => !shown.has(key))
    .map((key) => `the tool has "${inside(key)}", which the type does not show`);
  const extra = [...shown.keys()]
    .filter((key) => !real.has(key))
    .map((key) => `the type shows "${inside(key)}", which the tool has not`);
  const changed = [...shown].flatMap(([key, { types }]) => {
    const [says, has] = [textOf(types), textOf(real.get(key)?.types ?? types)];
    return says === has ? [] : [`the page says ${inside(key)} is ${says}, the tool says ${has}`];
  });
  return [...missing, ...extra, ...changed];
}

const textOf = (types: ReadonlySet<string>): string => [...types].sort().join(' | ');

/** The table of all options: each of Rslib's is in it, with the place where it is allowed. */
export function overviewFindings(page: Page, tool: ToolOptions): Finding[] {
  if (subjectOf(page, tool) !== '') return [];
  const rows = tableRowsIn(page, tool).filter(({ cells }) => cells.has('Place'));
  const listed = new Set(rows.flatMap(({ names }) => names));
  const missing = [...tool.own.keys()].filter(
    (path) => path !== '' && !path.includes('.') && !listed.has(path) && !isExcepted(tool, path),
  );
  const misplaced = rows.flatMap(({ names, cells, at }) =>
    names.flatMap((name) => {
      const said = cells.get('Place') ?? '';
      const real = [tool.item.has(name) ? 'item' : '', tool.top.has(name) ? 'top' : ''].join('');
      const claimed = /both|两处/.test(said)
        ? 'itemtop'
        : /item|项内/.test(said)
          ? 'item'
          : /top|顶层/.test(said)
            ? 'top'
            : '';
      return claimed === real
        ? []
        : [{ at, problem: `The table says "${said}" of "${name}"; by its types it is allowed in: ${placesOf[real]}.` }];
    }),
  );
  return [
    ...missing.map((path) => ({ at: place(page, 1), problem: `The table of all options lacks "${path}".` })),
    ...misplaced,
  ];
}

const placesOf: { [key: string]: string } = {
  itemtop: 'an item and the top level',
  item: 'an item',
  top: 'the top level',
  '': 'no place',
};
