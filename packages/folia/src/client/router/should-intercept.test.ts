import { describe, expect, test } from '@rstest/core';
import { isPageUrl, type NavigateFacts, shouldIntercept } from './should-intercept';

const here = { origin: 'https://site.test', base: '/docs/', shownPath: '/docs/guide/' };

function factsFor(to: string, changes: Partial<NavigateFacts> = {}): NavigateFacts {
  const url = new URL(to, 'https://site.test/docs/guide/');
  const plain = { canIntercept: true, type: 'push', download: false, form: false, sameDocument: false } as const;
  return { ...plain, hashChange: false, to: url, ...changes };
}

describe('which navigations are ours', () => {
  test.each<[string, NavigateFacts, 'native' | 'navigate']>([
    ['a page of the site', factsFor('/docs/config'), 'navigate'],
    ['a place on another page', factsFor('/docs/config#x'), 'navigate'],
    ['the page itself', factsFor('/docs/guide/', { type: 'replace' }), 'navigate'],
    ['the base without its slash', factsFor('/docs'), 'navigate'],
    ['a script-like page name', factsFor('/docs/guide/node.js'), 'navigate'],
    ['back and forward', factsFor('/docs/config', { type: 'traverse', sameDocument: true }), 'navigate'],
    ['back to the page on the screen', factsFor('/docs/guide/', { type: 'traverse', sameDocument: true }), 'native'],
    [
      'back to a place on another page',
      factsFor('/docs/config#x', { type: 'traverse', sameDocument: true }),
      'navigate',
    ],
    ['another site', factsFor('https://other.test/docs/config'), 'native'],
    ['outside the base', factsFor('/docsearch'), 'native'],
    ['a file', factsFor('/docs/paper.pdf'), 'native'],
    ['a place on this page', factsFor('#x', { hashChange: true }), 'native'],
    ['back to a place on this page', factsFor('#x', { hashChange: true, type: 'traverse' }), 'native'],
    ['a place on a page that is still loading', factsFor('/docs/config#x', { hashChange: true }), 'navigate'],
    ['history.pushState of a component', factsFor('?tab=2', { sameDocument: true }), 'native'],
    ['a reload', factsFor('/docs/guide/', { type: 'reload' }), 'native'],
    ['a download', factsFor('/docs/config', { download: true }), 'native'],
    ['a form', factsFor('/docs/config', { form: true }), 'native'],
    ['what the browser does not let go', factsFor('/docs/config', { canIntercept: false }), 'native'],
  ])('%s', (_title, facts, decision) => expect(shouldIntercept(facts, here)).toBe(decision));
});

test.each([
  ['/docs/guide/v1.2', true],
  ['/docs/a.json', false],
  ['/docs/a.html', true],
  ['/other/', false],
])('%s can be a page: %s', (path, expected) => {
  expect(isPageUrl(new URL(path, here.origin), here)).toBe(expected);
});
