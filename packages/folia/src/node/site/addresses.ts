import { decodeSafely, matchKey, plainPath, withoutBase } from '../../shared/route';
import type { Problem, SourceLocation } from '../../shared/site';
import { createProblem } from '../support/errors';
import type { Site } from './site';

/** The content of a ledger. */
export interface RecordedAddress {
  address: string;
  at: SourceLocation;
}

/** Ids of footnotes, of components (`useId` of React) and of the theme: other sites do not link to them. */
const made = /^((user-content-)?fn(ref)?-|_\w*[rR]_|folia-)/;

/**
 * Every page and every id of it that a link can name, decoded and without base: `/guide/start`, `/guide/start#install`. The ids of a page
 * without a translation are not recorded: its translation will have others.
 */
export function listAddresses({ pages, rules }: Pick<Site, 'pages' | 'rules'>): string[] {
  return [...pages.values()].flatMap(({ facts, anchors }) => {
    const page = decodeSafely(withoutBase(facts.href, rules.base));
    const ids = facts.fallback ? [] : anchors.filter((id) => !made.test(id));
    return [page, ...ids.map((id) => `${page}#${id}`)];
  });
}

/**
 * Compares recorded addresses with the current ones. An address that redirects is still served; the headings of a missing page are
 * not reported one by one.
 */
export function compareAddresses(
  recorded: readonly RecordedAddress[],
  current: readonly string[],
  redirects: readonly { from: string }[],
): { vanished: RecordedAddress[]; redirected: RecordedAddress[]; added: string[] } {
  const present = new Set(current.map(keyOf));
  const moved = new Set(redirects.map(({ from }) => keyOf(decodeSafely(from))));
  const isMoved = (address: string) => moved.has(keyOf(address)) || moved.has(keyOf(plainPath(address)));
  const missing = recorded.filter(({ address }) => !present.has(keyOf(address)));
  const known = new Set(recorded.map(({ address }) => keyOf(address)));
  return {
    redirected: missing.filter(({ address }) => isMoved(address)),
    vanished: missing.filter(({ address }) => !isMoved(address) && (isPage(address) || present.has(getPage(address)))),
    added: current.filter((address) => !known.has(keyOf(address))),
  };
}

const isPage = (address: string): boolean => !address.includes('#');
const getPage = (address: string): string => matchKey(plainPath(address));

/** Spellings of one address have one key. */
function keyOf(address: string): string {
  const hash = address.indexOf('#');
  return hash < 0 ? matchKey(address) : getPage(address) + address.slice(hash);
}

/** The hint for a missing address. */
export function vanishedProblem({ address, at }: RecordedAddress, writeCommand: string): Problem {
  const [page = '', id] = address.split('#');
  const advice =
    id === undefined
      ? `Add a redirect from "${address}" to the configuration`
      : `Add the id to the heading that took its place: "## Heading {#new-id #${id}}", or a redirect from "${address}"`;
  const message =
    id === undefined ? `The page "${address}" has vanished.` : `The heading "#${id}" has vanished from ${page}.`;
  return createProblem(message, { at, hint: `${advice}. To drop the address, run "${writeCommand}".` });
}

/** The text of a ledger: sorted, one address per line. */
export function formatLedger(addresses: readonly string[]): string {
  const sorted = [...new Set(addresses)].sort((a, b) => (a < b ? -1 : 1));
  return `${JSON.stringify({ addresses: sorted }, null, 2)}\n`;
}
