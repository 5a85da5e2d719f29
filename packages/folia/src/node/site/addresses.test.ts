import { expect, test } from '@rstest/core';
import { compareAddresses, formatLedger, listAddresses, vanishedProblem } from './addresses';
import { rules, sampleSite } from './fixtures/sample';

const at = { file: '/site/addresses.json', line: 3, column: 5 };
const record = (...addresses: string[]) => addresses.map((address) => ({ address, at }));
const names = (recorded: { address: string }[]) => recorded.map(({ address }) => address);

test('pages and ids are listed decoded and without base, generated ids are not', () => {
  const site = sampleSite({
    rules: { ...rules, base: '/docs/' },
    pages: {
      'en/guide/start': { anchors: ['install', 'user-content-fn-1', 'fnref-1', '_bR_8_p0', 'folia-page-menu'] },
      'zh/guide/用法': { anchors: ['安装'] },
      'zh/guide/start': { anchors: ['install'], fallback: 'en' },
    },
  });
  expect(listAddresses(site)).toEqual([
    '/guide/start',
    '/guide/start#install',
    '/zh/guide/用法',
    '/zh/guide/用法#安装',
    '/zh/guide/start',
  ]);
});

test('missing addresses are reported unless they redirect; headings of a missing page are not', () => {
  const recorded = record('/a', '/a#old', '/a#moved', '/a#kept', '/gone', '/gone#x', '/left', '/left#x', '/b/');
  const redirects = [{ from: '/a#moved' }, { from: '/left' }];
  const { vanished, redirected, added } = compareAddresses(recorded, ['/a', '/a#kept', '/a#new', '/B'], redirects);
  expect(names(vanished)).toEqual(['/a#old', '/gone']);
  expect(names(redirected)).toEqual(['/a#moved', '/left', '/left#x']);
  expect(added).toEqual(['/a#new']);
});

test('a message has the place of the address in the ledger, and a hint', () => {
  expect(vanishedProblem({ address: '/gone', at }, 'folia …')).toMatchObject({
    level: 'error',
    message: 'The page "/gone" has vanished.',
    hint: 'Add a redirect from "/gone" to the configuration. To drop the address, run "folia …".',
    at,
  });
  expect(vanishedProblem({ address: '/a#old', at }, 'folia …')).toMatchObject({
    message: 'The heading "#old" has vanished from /a.',
    hint: 'Add the id to the heading that took its place: "## Heading {#new-id #old}", or a redirect from "/a#old". To drop the address, run "folia …".',
  });
});

test('a ledger is sorted, with one address per line', () => {
  expect(formatLedger(['/b', '/a#x', '/a', '/b'])).toBe(
    '{\n  "addresses": [\n    "/a",\n    "/a#x",\n    "/b"\n  ]\n}\n',
  );
});
