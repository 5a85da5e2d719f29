import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import type { GrammarFile } from '../../config/grammars';
import { readModule } from '../../support/read-module';
import { plainLanguage } from './languages';
import { createWorkLimit, limitEngine } from './limited-work';
import { getClasses, sentinelTheme } from './theme';
import { highlightLines } from './tokens';
import { type TransformInput, transformCode } from './transform';

/** Tokenizes blocks. Loaded only when a block is not in the cache: it costs 100 ms and 40 MB. */
export interface Engine {
  /** HTML per line; null when no one knows the language. */
  lines(code: string, language: string): Promise<Highlighted<string[]> | null>;
  /** HTML of the whole block; plain when no one knows the language. */
  transform(input: TransformInput): Promise<Highlighted<string>>;
}

export interface Highlighted<Html> {
  html: Html;
  /** Index of the first line that is plain because it would take too much work; -1: there is none. */
  stopped: number;
}

/**
 * Oniguruma in WebAssembly, not the engine on JavaScript's own expressions: it is ready sooner, and every grammar behaves as its
 * author intended.
 */
export async function createEngine(grammars: readonly GrammarFile[] = []): Promise<Engine> {
  const limit = createWorkLimit();
  const engine = limitEngine(await createOnigurumaEngine(import('shiki/wasm')), limit);
  const highlighter = await createHighlighterCore({ engine, themes: [sentinelTheme], langs: [], warnings: false });
  const { colorMap } = highlighter.setTheme('folia-classes');
  const classes = getClasses(colorMap);
  const loading = new Map<string, Promise<boolean>>();
  const isKnown = (language: string) => {
    const known = loading.get(language) ?? load(highlighter, language, grammars);
    loading.set(language, known);
    return known;
  };
  // synchronous: no other block is counted meanwhile
  const measure = <Html>(code: string, make: () => Html): Highlighted<Html> => {
    limit.startBlock();
    const html = make();
    const stopped = limit.getStopped();
    return { html, stopped: stopped === null ? -1 : Math.max(0, `${code}\n`.split(/(?<=\n)/).indexOf(stopped)) };
  };
  return {
    async lines(code, language) {
      if (!(await isKnown(language))) return null;
      return measure(code, () => highlightLines(code, { grammar: highlighter.getLanguage(language), classes, limit }));
    },
    async transform(input) {
      const language = (await isKnown(input.language)) ? input.language : plainLanguage;
      return measure(input.code, () => transformCode(highlighter, colorMap, { ...input, language }));
    },
  };
}

async function load(
  highlighter: HighlighterCore,
  language: string,
  grammars: readonly GrammarFile[],
): Promise<boolean> {
  const own = grammars.find(({ names }) => names.includes(language));
  if (own) {
    // checked when the configuration was read
    const grammar = (await readModule(own.path)) as LanguageRegistration;
    const others = grammars.filter((other) => other !== own);
    for (const inner of grammar.embeddedLangs ?? []) await load(highlighter, inner, others);
    await highlighter.loadLanguage({ ...grammar, name: language, aliases: [] });
    return true;
  }
  if (!Object.hasOwn(bundledLanguages, language)) return false;
  // the key has just been checked
  await highlighter.loadLanguage(bundledLanguages[language as keyof typeof bundledLanguages]);
  return true;
}
