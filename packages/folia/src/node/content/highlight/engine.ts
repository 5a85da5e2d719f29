import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { getClasses, sentinelTheme } from './theme';
import { highlightLines } from './tokens';

/** Tokenizes blocks. Loaded only when a block is not in the cache: it costs 100 ms and 40 MB. */
export interface Engine {
  /** HTML per line; null when no one knows the language. */
  lines(code: string, language: string): Promise<string[] | null>;
}

/** Oniguruma in WebAssembly, not the engine on JavaScript's own expressions: it is ready sooner, and every grammar behaves as its author saw it. */
export async function createEngine(): Promise<Engine> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  const highlighter = await createHighlighterCore({ engine, themes: [sentinelTheme], langs: [], warnings: false });
  const { colorMap } = highlighter.setTheme('folia-classes');
  const classes = getClasses(colorMap);
  const loading = new Map<string, Promise<boolean>>();
  return {
    async lines(code, language) {
      const known = loading.get(language) ?? load(highlighter, language);
      loading.set(language, known);
      return (await known) ? highlightLines(code, highlighter.getLanguage(language), classes) : null;
    },
  };
}

async function load(highlighter: HighlighterCore, language: string): Promise<boolean> {
  if (!Object.hasOwn(bundledLanguages, language)) return false;
  // the key has just been checked
  await highlighter.loadLanguage(bundledLanguages[language as keyof typeof bundledLanguages]);
  return true;
}
