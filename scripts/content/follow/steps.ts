import { shellLines } from '../fences/shell-words';
import type { Component, Fence, Heading, Page } from '../page/page';

/** An instruction or an expected result of a page. `line` is where in the page. */
export type Step = { line: number } & (
  | { kind: 'command'; command: string }
  | { kind: 'file'; path: string; code: string }
  /** A part of a JSON file: `title="package.json (exports)"`. */
  | { kind: 'json'; path: string; code: string }
  /** A diff of a file. */
  | { kind: 'edit'; path: string; code: string }
  /** Lines that the last command prints. */
  | { kind: 'output'; code: string }
  /** Lines of a file that the last build has written. */
  | { kind: 'product'; path: string; code: string }
  /** Lines that a document shows in a browser: a file, or what the last server serves. */
  | { kind: 'shown'; path: string; code: string }
  /** All files of a folder, as a tree. */
  | { kind: 'tree'; code: string }
  /** What a build of a sample wrote or printed. `file` is where it is kept: `output/bundle/index.js.txt`. */
  | { kind: 'built'; sample: string; file: string }
  | { kind: 'skipped'; what: string; reason: string }
);

/** Sections that are not followed, by the id of their heading, with the reason. */
export type Skipped = { [section: string]: string };

interface StepOptions {
  /** Gives the code of a fence with `file`. */
  quote(fence: Fence): string;
  skipped?: Skipped;
  /** Commands that are not carried out, with the reason. */
  skippedCommands?: { [command: string]: string };
  /** The files of the page are those of the samples it quotes, which readers fold out. */
  samples?: boolean;
}

type Part =
  | { line: number; fence: Fence }
  | { line: number; heading: Heading }
  | { line: number; component: Component };

const shells = new Set(['bash', 'sh', 'shell', 'zsh']);

/**
 * The steps of a page, in order. Commands come from shell fences and package manager tabs, files from fences with a path as title,
 * and expected results from fences below a command, from fences titled with a path in `dist` or `index.html in the browser`, and
 * from trees.
 */
export function stepsOf(
  page: Page,
  { quote, skipped = {}, skippedCommands = {}, samples = false }: StepOptions,
): Step[] {
  const steps: Step[] = [];
  const section = { headings: [] as Heading[], command: false };
  for (const part of partsOf(page)) {
    if ('heading' in part) {
      section.headings = [...section.headings.filter(({ depth }) => depth < part.heading.depth), part.heading];
      section.command = false;
      continue;
    }
    const sample = samples && 'fence' in part ? sampleSteps(part.fence) : null;
    const found =
      sample ?? ('fence' in part ? fenceSteps(part.fence, quote(part.fence), section.command) : commandOf(part));
    const reason = ('fence' in part && part.fence.meta.get('nofollow')) || reasonOf(section.headings, skipped);
    for (const step of found) {
      const why = reason ?? (step.kind === 'command' ? skippedCommands[step.command] : undefined);
      steps.push(why ? skip(step, why) : step);
    }
    section.command = found.some(({ kind }) => kind === 'command');
  }
  return steps;
}

const partsOf = ({ fences, headings, components }: Page): Part[] =>
  [
    ...fences.map((fence) => ({ line: fence.line, fence })),
    ...headings.map((heading) => ({ line: heading.line, heading })),
    ...components.map((component) => ({ line: component.line, component })),
  ].sort((a, b) => a.line - b.line);

/** Null: the fence quotes no sample. Quoted inputs are no steps: they are written with the rest of the sample. */
function sampleSteps({ meta, line }: Fence): Step[] | null {
  const [, sample, file = ''] = /^\/samples\/([\w-]+)\/(.+)$/.exec(meta.get('file') ?? '') ?? [];
  if (!sample) return null;
  return file.startsWith('output/') ? [{ kind: 'built', line, sample, file }] : [];
}

const reasonOf = (headings: readonly Heading[], skipped: Skipped): string | undefined =>
  headings.map(({ id }) => (id === null ? undefined : skipped[id])).find((reason) => reason !== undefined);

const skip = (step: Step, reason: string): Step => ({
  kind: 'skipped',
  line: step.line,
  reason,
  what: step.kind === 'command' ? step.command : 'path' in step ? step.path : 'file' in step ? step.file : step.kind,
});

function commandOf(part: Part): Step[] {
  if (!('component' in part) || part.component.name !== 'PackageManagerTabs') return [];
  const { attributes, expressions } = part.component;
  const written =
    attributes.get('command') ?? /\bnpm:\s*(['"`])(.*?)\1/.exec(expressions.get('command') ?? '')?.[2] ?? '';
  const command = /^(npm|npx) /.test(written) ? written : `npm ${written}`;
  return [{ kind: 'command', line: part.line, command }];
}

function fenceSteps({ language, meta, line }: Fence, code: string, afterCommand: boolean): Step[] {
  const title = meta.get('title') ?? '';
  if (shells.has(language))
    return commandLines(code).map((each) => ({ kind: 'command', line: line + each.line, command: each.text }));
  if (/^((npx )?rslib|npm run)( |$)/.test(title))
    return [
      { kind: 'command', line, command: title.replace(/^rslib/, 'npx rslib') },
      { kind: 'output', line, code },
    ];
  const document = language === 'text' && /browser|浏览器/.test(title) && /[^\s：]+\.html|http:\S+/.exec(title)?.[0];
  if (document) return [{ kind: 'shown', line, path: document, code }];
  const [, path = '', part] = pathTitle.exec(title) ?? [];
  if (/^dist(-\w+)?\//.test(path)) return [{ kind: 'product', line, path, code }];
  if (path.includes('.')) {
    if (language === 'diff') return [{ kind: 'edit', line, path, code }];
    return [{ kind: part && /^jsonc?$/.test(language) ? 'json' : 'file', line, path, code }];
  }
  if (language !== 'text' || title) return [];
  if (/^[\w./-]+\n[├└]/.test(code)) return [{ kind: 'tree', line, code }];
  return afterCommand ? [{ kind: 'output', line, code }] : [];
}

/** `package.json (exports)`: a path, and a part of the file. */
const pathTitle = /^([\w@.-]+(?:\/[\w@.-]+)*)(?:\s*[(（](.*)[)）])?$/;

/** Lines of a shell fence, without comments. */
const commandLines = (code: string): { text: string; line: number }[] =>
  shellLines(code)
    .map(({ text, line }) => ({ text: text.replace(/(^|\s)#.*$/, '').trim(), line }))
    .filter(({ text }) => text !== '');
