import { describe, expect, test } from '@rstest/core';
import { isPageUrl, type NavigateFacts, shouldIntercept } from './should-intercept';

const here = { origin: 'https://site.test', base: '/docs/', shownPath: '/docs/guide/' };

function factsFor(to: string, changes: Partial<NavigateFacts> & { sameDocument?: boolean } = {}): NavigateFacts {
  const { sameDocument = false, ...others } = changes;
  const { href: url } = new URL(to, 'https://site.test/docs/guide/');
  const plain = { canIntercept: true, navigationType: 'push', downloadRequest: null, formData: null } as const;
  return { ...plain, hashChange: false, destination: { url, sameDocument }, ...others };
}

describe('which navigations the router handles', () => {
  test.each<[string, NavigateFacts, 'native' | 'navigate']>([
    ['a page of the site', factsFor('/docs/config'), 'navigate'],
    ['a place on another page', factsFor('/docs/config#x'), 'navigate'],
    ['the page itself', factsFor('/docs/guide/', { navigationType: 'replace' }), 'navigate'],
    ['the base without its slash', factsFor('/docs'), 'navigate'],
    ['a script-like page name', factsFor('/docs/guide/node.js'), 'navigate'],
    ['back and forward', factsFor('/docs/config', { navigationType: 'traverse', sameDocument: true }), 'navigate'],
    [
      'back to the page on the screen',
      factsFor('/docs/guide/', { navigationType: 'traverse', sameDocument: true }),
      'native',
    ],
    [
      'back to a place on another page',
      factsFor('/docs/config#x', { navigationType: 'traverse', sameDocument: true }),
      'navigate',
    ],
    ['another site', factsFor('https://other.test/docs/config'), 'native'],
    ['outside the base', factsFor('/docsearch'), 'native'],
    ['a file', factsFor('/docs/paper.pdf'), 'native'],
    ['a place on this page', factsFor('#x', { hashChange: true }), 'native'],
    ['back to a place on this page', factsFor('#x', { hashChange: true, navigationType: 'traverse' }), 'native'],
    ['a place on a page that is still loading', factsFor('/docs/config#x', { hashChange: true }), 'navigate'],
    ['history.pushState of a component', factsFor('?tab=2', { sameDocument: true }), 'native'],
    ['a reload', factsFor('/docs/guide/', { navigationType: 'reload' }), 'native'],
    ['a download', factsFor('/docs/config', { downloadRequest: '' }), 'native'],
    ['a form', factsFor('/docs/config', { formData: new FormData() }), 'native'],
    ['what the browser does not let go', factsFor('/docs/config', { canIntercept: false }), 'native'],
  ])('%s', (_title, facts, decision) => expect(shouldIntercept(facts, here) ? 'navigate' : 'native').toBe(decision));
});

test.each([
  ['/docs/guide/v1.2', true],
  ['/docs/a.json', false],
  ['/docs/a.html', true],
  ['/other/', false],
])('%s can be a page: %s', (path, expected) => {
  expect(isPageUrl(new URL(path, here.origin), here)).toBe(expected);
});
