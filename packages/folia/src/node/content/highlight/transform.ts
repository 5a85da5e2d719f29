import type { HighlighterCore, ShikiTransformer } from 'shiki/core';
import { mostBytes } from './limited-work';
import { getClasses, sentinelTheme } from './theme';

export interface TransformInput {
  code: string;
  language: string;
  /** What follows the language after the fence. */
  meta: string;
  transformers: readonly ShikiTransformer[];
}

/** The HTML that Shiki makes of a block with its transformers, with classes instead of the colours of the theme. */
export function transformCode(
  highlighter: HighlighterCore,
  colorMap: readonly string[],
  { code, language, meta, transformers }: TransformInput,
): string {
  return highlighter.codeToHtml(code, {
    lang: language,
    theme: sentinelTheme.name ?? '',
    meta: { __raw: meta },
    rootStyle: false,
    tabindex: false,
    // lines with fewer characters and too many bytes are up to the engine
    tokenizeMaxLineLength: mostBytes + 1,
    tokenizeTimeLimit: 0,
    transformers: [tokenClasses(colorMap), ...transformers],
  });
}

function tokenClasses(colorMap: readonly string[]): ShikiTransformer {
  // its first colour is number 1
  const classes = new Map(getClasses(colorMap).flatMap((name, index) => [[colorMap[index], name] as const]));
  const transformer: ShikiTransformer = {
    name: 'folia-classes',
    enforce: 'pre',
    // what a transformer highlights itself has them too
    preprocess() {
      const { codeToHast } = this;
      this.codeToHast = (code, options) =>
        codeToHast(code, { ...options, transformers: [transformer, ...(options.transformers ?? [])] });
    },
    tokens: (lines) =>
      lines.map((line) =>
        line.map(({ color, ...token }) => {
          const name = classes.get(color);
          if (name === undefined) return { ...token, ...(color !== undefined && { color }) };
          return name === '' ? token : { ...token, htmlAttrs: { ...token.htmlAttrs, class: name } };
        }),
      ),
  };
  return transformer;
}
