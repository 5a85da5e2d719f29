import type { Finding, Page } from '../page/page';
import { place } from '../page/page';
import { checkedFences } from './fence';
import { managers, runnerOf } from './managers';
import { commandsIn, splitLine } from './shell-words';
import type { Tool } from './tools';

/** The commands and flags that the check accepts. */
export interface KnownCommands {
  /** Commands whose help lists their flags, by name. */
  tools: ReadonlyMap<string, Tool>;
  /** Programs every system has. */
  system: ReadonlySet<string>;
  /** Programs of installed packages, and of packages that pages may name. */
  binaries: ReadonlySet<string>;
  /** Flags of programs that are not installed here, by program. */
  flags: ReadonlyMap<string, ReadonlySet<string>>;
  /** Inline code that shows what does not work, with the reason. */
  wrong: ReadonlyMap<string, string>;
}

const languages = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);

/** Every command in a shell fence, or in inline code that begins like one, must exist and have the flags that are used. */
export function shellFindings(pages: readonly Page[], known: KnownCommands): Finding[] {
  const ofFences = checkedFences(pages, languages).flatMap(({ page, fence }) =>
    commandsIn(fence.code).flatMap(({ words, line }) =>
      commandProblems(words, known).map((problem) => ({ at: place(page, fence.line + line), problem })),
    ),
  );
  const ofText = pages.flatMap((page) =>
    page.inlineCode.flatMap(({ code, line }) =>
      inlineProblems(code, known).map((problem) => ({ at: place(page, line), problem })),
    ),
  );
  return [...ofFences, ...ofText];
}

/** Problems of a command. */
export function commandProblems(words: readonly string[], known: KnownCommands): string[] {
  const [name = '', ...rest] = words;
  const run = runnerOf(words);
  if (run) return programProblems(run.program, run.args, known);
  const manager = managers[name];
  if (manager)
    return manager(rest[0] ?? '') ? [] : [`The page says "${name} ${rest[0]}"; ${name} has no such command.`];
  if (known.tools.has(name) || known.flags.has(name) || known.binaries.has(name))
    return programProblems(name, rest, known);
  if (known.system.has(name) || /^\.{0,2}\//.test(name)) return [];
  return [
    `The page runs "${name}", which is neither a known program nor one of an installed package (website/writing/commands.json).`,
  ];
}

function programProblems(program: string, args: readonly string[], known: KnownCommands): string[] {
  const tool = known.tools.get(program);
  if (tool) return toolProblems(program, tool, args);
  const flags = known.flags.get(program);
  if (flags)
    return flagsOf(args)
      .filter((flag) => !flags.has(flag))
      .map((flag) => `The page gives "${flag}" to ${program}; website/writing/commands.json does not list it.`);
  return known.binaries.has(program) ? [] : [`The page runs "${program}", which no known package brings.`];
}

const flagsOf = (args: readonly string[]): string[] =>
  args.filter((arg) => /^--?[A-Za-z]/.test(arg)).map((arg) => arg.replace(/=.*$/, ''));

function toolProblems(program: string, tool: Tool, args: readonly string[]): string[] {
  const first = args[0] ?? '';
  const named = tool.subcommands.get(first);
  if (tool.subcommands.size > 0 && /^[a-z][a-z-]*$/.test(first) && !named)
    return [
      `The page says "${program} ${first}"; the commands of ${program} are: ${[...tool.subcommands.keys()].join(', ')}.`,
    ];
  const flags = named ?? tool.flags;
  return flagsOf(args)
    .filter((flag) => !flags.has(flag))
    .map(
      (flag) =>
        `The page gives "${flag}" to ${[program, named ? first : ''].join(' ').trim()}, whose help does not name it.`,
    );
}

/** `npx rslib -w`, `rslib inspect`, `--lib browser`. A placeholder or a part of a name is no command. */
function inlineProblems(code: string, known: KnownCommands): string[] {
  if (known.wrong.has(code)) return [];
  if (/^(npx |pnpm |npm |yarn )?rslib( |$)/.test(code) && !/[…<>]/.test(code))
    return splitLine(code).flatMap((words) => commandProblems(words, known));
  if (/^(npx|npm|pnpm|yarn|bun) [a-z]/.test(code) && !/[…<>]/.test(code))
    return splitLine(code).flatMap((words) => commandProblems(words, known));
  const flag = /^(?:-\w, )?(--[A-Za-z][\w-]*|-[A-Za-z])(?=$|[ =,])/.exec(code)?.[1];
  if (!flag || flag.endsWith('-')) return [];
  const lists = [
    ...known.flags.values(),
    ...[...known.tools.values()].flatMap(({ flags, subcommands }) => [flags, ...subcommands.values()]),
  ];
  return lists.some((list) => list.has(flag))
    ? []
    : [`The page names the flag "${flag}"; no known program has it (website/writing/commands.json).`];
}
