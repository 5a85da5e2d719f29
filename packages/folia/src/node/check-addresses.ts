import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../shared/site';
import type { Config } from './config/config';
import { checkValue } from './config/findings';
import { parseJson } from './config/parse';
import { compareAddresses, formatLedger, listAddresses, type RecordedAddress, vanishedProblem } from './site/addresses';
import type { Site } from './site/site';
import { createProblem, DocsError } from './support/errors';
import { checkIsFile, writeFileSafe } from './support/files';

const ledgerName = 'addresses.json';
const writeCommand = 'folia check --addresses --write';

const ledgerSchema = z.strictObject({ addresses: z.array(z.string().regex(/^\//)) });

/** The addresses of a site are not those that its ledger has recorded. */
export async function checkAddresses(site: Site, config: Config): Promise<Problem[]> {
  const file = join(config.root, ledgerName);
  const recorded = await readLedger(file);
  if (!recorded)
    return [createProblem(`There is no ${ledgerName} in ${config.root}.`, { hint: `Run "${writeCommand}".` })];
  const { vanished, added } = compareAddresses(recorded, listAddresses(site), config.redirects);
  return [...vanished.map((each) => vanishedProblem(each, writeCommand)), ...unrecordedProblem(added, file)];
}

function unrecordedProblem([first, ...others]: readonly string[], file: string): Problem[] {
  if (first === undefined) return [];
  const message =
    others.length === 0
      ? `"${first}" is not in ${ledgerName}.`
      : `"${first}" and ${others.length === 1 ? 'another address' : `${others.length} other addresses`} are not in ${ledgerName}.`;
  const hint = `Run "${writeCommand}" and commit the file.`;
  return [createProblem(message, { level: 'warning', at: { file, line: 0, column: 0 }, hint })];
}

/** Records the addresses of a site. Those that redirect stay, so that they go on redirecting. */
export async function writeAddresses(
  site: Site,
  config: Config,
): Promise<{ recorded: number; dropped: string[]; file: string }> {
  const file = join(config.root, ledgerName);
  const current = listAddresses(site);
  const { vanished, redirected } = compareAddresses((await readLedger(file)) ?? [], current, config.redirects);
  const all = [...current, ...redirected.map(({ address }) => address)];
  await writeFileSafe(file, formatLedger(all));
  return { recorded: new Set(all).size, dropped: vanished.map(({ address }) => address), file };
}

/** Null: there is none. */
async function readLedger(file: string): Promise<RecordedAddress[] | null> {
  if (!existsSync(file)) return null;
  checkIsFile(file);
  const { value, problems, source } = parseJson(await readFile(file, 'utf8'), file, ledgerName);
  if (problems.length > 0) throw DocsError.all(problems);
  const checked = checkValue(ledgerSchema, value, source);
  if (!checked.value) throw DocsError.all(checked.problems);
  return checked.value.addresses.map((address, index) => {
    const { line, column } = source.getPosition(['addresses', index], 'value') ?? { line: 0, column: 0 };
    return { address, at: { file, line, column } };
  });
}
