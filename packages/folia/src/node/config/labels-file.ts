import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Problem } from '../../shared/site';
import { checkIsFile } from '../support/files';
import { checkValue } from './findings';
import { parseJson } from './parse';
import { labelsSchema } from './schema/labels';
import type { ConfigOptions } from './schema/site';

type Labels = Record<string, Record<string, string>>;

/** The label table: the file of `i18nSourcePath`, when it exists (else null), and `labels` of the configuration over it. */
export async function readLabels(
  { i18nSourcePath = 'i18n.json', labels = {} }: Partial<Pick<ConfigOptions, 'i18nSourcePath' | 'labels'>>,
  root: string,
): Promise<{ labels: Labels; file: string | null; problems: Problem[] }> {
  const file = resolve(root, i18nSourcePath);
  if (!existsSync(file)) return { labels, file: null, problems: [] };
  checkIsFile(file);
  const { value, problems, source } = parseJson(await readFile(file, 'utf8'), file, i18nSourcePath);
  if (problems.length > 0) return { labels, file, problems };
  const checked = checkValue(labelsSchema, value, source);
  return { labels: merged(checked.value ?? {}, labels), file, problems: checked.problems };
}

function merged(below: Labels, above: Labels): Labels {
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...keys].map((key) => [key, { ...below[key], ...above[key] }]));
}
