import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** First and last code point, both included. */
type CodeRange = [first: number, last: number];

/** One font file, and the characters that it is for. */
export interface FontFace {
  family: string;
  file: string;
  range: CodeRange[];
}

/** Everything that Unicode has. */
const all: CodeRange = [0, 0x10ffff];

/** The `@font-face` rules of a style sheet; their files are found from its folder. */
export function readFontFaces(sheet: string): FontFace[] {
  const rules = readFileSync(sheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g);
  return [...rules].flatMap(([, rule = '']) => {
    const family = /font-family:\s*(?:"([^"]+)"|'([^']+)'|([^;]+))/.exec(rule)?.slice(1).find(Boolean);
    const file = /url\(\s*['"]?([^'")]+)/.exec(rule)?.[1];
    const written = /unicode-range:\s*([^;]+)/.exec(rule)?.[1];
    if (!family || !file) return [];
    return [{ family: family.trim(), file: join(dirname(sheet), file), range: written ? readRanges(written) : [all] }];
  });
}

/** `U+26`, `U+0-7F`, `U+4??` */
function readRanges(written: string): CodeRange[] {
  return [...written.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'f'), 16),
  ]);
}

const covers = ({ range }: FontFace, code: number): boolean => range.some(([from, to]) => code >= from && code <= to);

/** The fonts that a text needs, and its characters that none of them has. */
export function chooseFaces(text: string, faces: readonly FontFace[]): { needed: Set<FontFace>; missing: Set<string> } {
  const needed = new Set<FontFace>();
  const missing = new Set<string>();
  for (const character of text) {
    const face = faces.find((face) => covers(face, character.codePointAt(0) ?? 0));
    if (face) needed.add(face);
    else if (/\S/.test(character)) missing.add(character);
  }
  return { needed, missing };
}
