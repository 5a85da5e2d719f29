import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Rspack } from '@rsbuild/core';
import { getRspressHint, getRspressModule, rspressHint } from '../../shared/rspress-names';
import type { Problem } from '../../shared/site';
import { createCodeFrame } from '../support/errors';

export type CompileError = Pick<Rspack.StatsError, 'message' | 'loc' | 'moduleIdentifier'>;

/** Compile errors as problems, with file and place where the bundler knows them. */
export const getProblems = (stats: Rspack.Stats): Problem[] =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(readError);

/** The frame shows the original file: the bundler's own shows the output of its loaders. */
export function readError({ message, loc, moduleIdentifier }: CompileError): Problem {
  const whole = stripVTControlCharacters(message).trim();
  const file = getFile(moduleIdentifier);
  const text = file === null ? null : readText(file);
  const at = file === null ? null : { file, ...(findPlace(whole, text ?? '') ?? placeIn(loc, whole)) };
  const frame = at && text !== null && at.line > 0 ? createCodeFrame(text, at.line, at.column) || null : null;
  return { level: 'error', message: frame ? withoutFrames(whole) : whole, hint: hintFor(whole), at, frame };
}

/** The path at the end of `loader!loader?options!./file.tsx?query`. */
function getFile(identifier: string | undefined): string | null {
  const path = identifier
    ?.split('!')
    .at(-1)
    ?.split('?')[0]
    ?.replace(/^.*?\|/, '');
  return path?.startsWith('/') ? path : null;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

interface Place {
  line: number;
  column: number;
}

const resolveFault = /Can't resolve '([^']+)'/;
const exportFault = /export '([^']+)' (?:\(imported as '[^']*'\) )?was not found in '([^']+)'/;

/** Where the file itself names what an import or an export is about. */
function findPlace(message: string, text: string): Place | null {
  const [, missing] = resolveFault.exec(message) ?? [];
  const [, name, source] = exportFault.exec(message) ?? [];
  const wanted = missing ?? source;
  if (wanted === undefined) return null;
  const lines = text.split('\n');
  const findColumn = (line: string) => Math.max(line.indexOf(`'${wanted}'`), line.indexOf(`"${wanted}"`));
  const index = lines.findIndex((line) => findColumn(line) >= 0);
  const line = lines[index];
  if (line === undefined) return null;
  const named = name === undefined ? -1 : line.indexOf(name);
  return { line: index + 1, column: (named >= 0 ? named : findColumn(line) + 1) + 1 };
}

/** `12:5-20` as the bundler gives it; `[file:12:4]` or `[12:4]` as its compiler prints it, whose columns begin at 0. */
function placeIn(loc: string | undefined, message: string): Place {
  const [, line, column] = /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  if (line !== undefined) return { line: Number(line), column: Number(column) };
  const printed = /\[(?:[^\]\s]*:)?(\d+):(\d+)\]/.exec(message);
  return printed ? { line: Number(printed[1]), column: Number(printed[2]) + 1 } : { line: 0, column: 0 };
}

const frameLine = /^\s*(?:╭|╰─*$|·|\d* *│|\d+ \|)/;

/** The sentences of a message; the last cause is the most specific. */
function withoutFrames(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !frameLine.test(line));
  const sentences = lines.map((line) => line.replace(/^\s*(?:╰─▶|├─▶)?\s*×?\s*/, '').trimEnd());
  return sentences
    .filter((line, index) => index === sentences.length - 1 || !line.startsWith('Module build failed'))
    .join('\n');
}

/** For an import of Rspress without an equivalent. */
function hintFor(message: string): string | null {
  const [, name = '', source = ''] = exportFault.exec(message) ?? [];
  return getRspressModule(source) ? (getRspressHint(name) ?? rspressHint) : null;
}
