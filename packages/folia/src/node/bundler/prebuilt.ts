import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '../../shared/page';
import type { SiteData, SocialIconSvg } from '../../shared/site';
import { hashOf } from '../support/files';
import { getManifest, getVersion } from '../support/packages';
import { enginePaths } from './paths';
import type { Finished } from './reuse';
import type { Side } from './settings';

/**
 * Most sites bring no code and no styles of their own: all of them are rendered and read with the same bundle. It is made once, when the
 * engine is built, with tokens in place of what differs. A build of such a site fills them in and starts no bundler.
 */
export const stockTokens = {
  site: '__FOLIA_SITE__',
  socialIcons: '__FOLIA_DRAWINGS__',
  base: '/__folia_base__/',
} as const;

/** What takes the places of the tokens. */
export interface StockValues {
  site: SiteData;
  socialIcons: SocialIconSvg[];
  base: string;
}

/** What is known of a side of the stock, beside its files. */
interface StockRecord {
  react: string;
  result: Record<string, Json>;
}

const recordFile = 'folia-stock.json';

/** The React that a bundle made now would contain. */
const reactVersion = (): string => `${getVersion('react')} ${getVersion('react-dom')}`;

export const stockFolder = (side: Side): string => join(enginePaths.stock, side);

/** Notes what the bundle in the stock's folder is. */
export function recordStock(side: Side, result: Record<string, Json>): void {
  const record: StockRecord = { react: reactVersion(), result };
  writeFileSync(join(stockFolder(side), recordFile), JSON.stringify(record));
}

/**
 * Puts a site's copy of the stock into `out`. Files that differ from site to site get names of their own.
 *
 * @param from the stock's folder
 * @returns null when there is no stock, or when it was made with another React
 */
export function takeStock(from: string, values: StockValues, out: string): Omit<Finished, 'key'> | null {
  const record = readRecord(from);
  if (record?.react !== reactVersion()) return null;
  const fill = createFiller(values);
  const stock = new Map(filesBelow(from).map((name) => [name, readFileSync(join(from, name), 'utf8')]));
  const filled = new Map([...stock].map(([name, text]) => [name, fill(text)]));
  const rename = createRenamer(stock, filled, JSON.stringify(values));
  for (const [name, text] of filled) {
    const path = join(out, rename(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, hashIn(name) ? rename(text) : text);
  }
  const sources = [join(from, recordFile), getManifest('react'), getManifest('react-dom')];
  // the shape of what was recorded stays
  return { sources, result: JSON.parse(rename(JSON.stringify(record.result))) as Json };
}

function readRecord(folder: string): StockRecord | null {
  try {
    // written by `recordStock`
    return JSON.parse(readFileSync(join(folder, recordFile), 'utf8')) as StockRecord;
  } catch {
    return null;
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== recordFile)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Each in one line: what follows keeps its line, which source maps count. */
function createFiller({ site, socialIcons, base }: StockValues): (text: string) => string {
  const values = new Map<string, string>([
    [stockTokens.site, JSON.stringify(site)],
    [stockTokens.socialIcons, JSON.stringify(socialIcons)],
    [stockTokens.base, base],
  ]);
  const tokens = new RegExp([...values.keys()].join('|'), 'g');
  return (text) => text.replace(tokens, (token) => values.get(token) ?? token);
}

/** The part of a file's name that changes with its content. */
export const hashIn = (name: string): string | undefined => /\.([0-9a-f]{8})\.\w+$/.exec(name)?.[1];

/** Changed files change their names, and so do those that name them. */
function createRenamer(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  values: string,
): (text: string) => string {
  const renames = new Map<string, string>();
  const files = [...after].flatMap(([name, text]) => {
    const hash = hashIn(name);
    return hash ? [{ hash, text, isFilled: text !== before.get(name) }] : [];
  });
  const isStale = ({ hash, text, isFilled }: (typeof files)[number]) =>
    !renames.has(hash) && (isFilled || [...renames.keys()].some((other) => text.includes(other)));
  for (let stale = files.filter(isStale); stale.length > 0; stale = files.filter(isStale))
    for (const { hash } of stale) renames.set(hash, hashOf(hash + values, 8));
  if (renames.size === 0) return (text) => text;
  const hashes = new RegExp([...renames.keys()].join('|'), 'g');
  return (text) => text.replace(hashes, (hash) => renames.get(hash) ?? hash);
}
