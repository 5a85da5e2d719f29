import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { escapeHtml } from '../../../shared/escape';
import { type Cache, openCache } from '../../cache/cache';
import type { GrammarFile } from '../../config/grammars';
import { hashOf } from '../../support/files';
import { getVersion } from '../../support/packages';
import type { Engine } from './engine';
import { getLanguage, plainLanguage } from './languages';
import { isLongLine } from './limited-work';
import { themeVersion } from './theme';
import type { TransformInput } from './transform';

/** Larger blocks stay plain, but keep their title and buttons: highlighting them would take seconds and megabytes. */
export const limits = { lines: 2000, characters: 200_000 };

export type Highlighter = ReturnType<typeof createHighlighter>;

export interface HighlighterOptions {
  cacheDir: string;
  /** Alias → language, beside the built-in ones. */
  aliases: Readonly<Record<string, string>>;
  /** Grammars of the site; they come before those of Shiki. */
  grammars?: readonly GrammarFile[];
}

/** Told the index of the first line that would take too much work, and is plain. */
export type OnStop = (line: number) => void;

interface Block {
  code: string;
  language: string;
  onStop: OnStop;
}

/** Blocks kept in memory; the others are on disk. */
const mostInMemory = 400;

/** Every distinct pair of code and language is highlighted once, in this run and (cached on disk) in later ones. */
export function createHighlighter({ cacheDir, aliases, grammars = [] }: HighlighterOptions) {
  const recent = new Map<string, string[]>();
  const lazy: { engine?: Promise<Engine>; disk?: Cache } = {};
  const disk = () =>
    (lazy.disk ??= openCache({ folder: join(cacheDir, 'highlight'), version: cacheVersion(grammars) }));
  const remember = (key: string, lines: string[]) => {
    recent.set(key, lines);
    if (recent.size > mostInMemory) for (const oldest of recent.keys()) return void recent.delete(oldest);
    return undefined;
  };
  const getEngine = () => (lazy.engine ??= import('./engine').then(({ createEngine }) => createEngine(grammars)));
  const make = async (key: string, { code, language, onStop }: Block) => {
    const made = await (await getEngine()).lines(code, language);
    const lines = made?.html ?? plainLines(code);
    if (made && made.stopped >= 0) {
      // not cached: it is reported on every page and in every run
      onStop(made.stopped);
      return lines;
    }
    disk().set(key, lines.join('\n'));
    remember(key, lines);
    return lines;
  };
  return {
    /** The lines of a block as HTML, without marks for the lines themselves. An unknown language gives plain lines. */
    highlight(code: string, name: string, onStop: OnStop = () => {}): string[] | Promise<string[]> {
      const language = getLanguage(name, aliases);
      if (language === null || isTooLarge(code)) return plainLines(code);
      const key = createHash('sha1').update(language).update('\0').update(code).digest('base64url');
      const known = recent.get(key) ?? disk().get(key)?.split('\n');
      if (!known) return make(key, { code, language, onStop });
      remember(key, known);
      return known;
    },
    /** The HTML of a block that transformers change: its `pre`. Not cached, because transformers may depend on anything. */
    async transform(input: TransformInput, onStop: OnStop = () => {}): Promise<string> {
      const language = isTooLarge(input.code) ? null : getLanguage(input.language, aliases);
      const { html, stopped } = await (await getEngine()).transform({ ...input, language: language ?? plainLanguage });
      if (stopped >= 0) onStop(stopped);
      return html;
    },
    /** Index of the first line that is too long to be highlighted; -1: there is none. */
    findLongLine: (code: string, name: string): number =>
      getLanguage(name, aliases) === null ? -1 : code.split('\n').findIndex(isLongLine),
    close: () => lazy.disk?.close(),
  };
}

const plainLines = (code: string): string[] => code.split('\n').map(escapeHtml);

function isTooLarge(code: string): boolean {
  if (code.length > limits.characters) return true;
  let lines = 1;
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) if (++lines > limits.lines) return true;
  return false;
}

/** Another Shiki, another grammar or another set of scopes makes other HTML. */
export const cacheVersion = (grammars: readonly GrammarFile[] = []): string =>
  hashOf([getVersion('shiki'), '3', themeVersion, ...grammars.map(({ hash }) => hash)].join('\n'));
