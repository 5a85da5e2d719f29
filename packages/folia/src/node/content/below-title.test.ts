import { describe, expect, test } from '@rstest/core';
import type { Frontmatter } from '../../shared/page';
import { belowTitle } from './below-title';
import { outerHtml } from './html-block';

const strings = {
  ...{ table: '', footnotes: '', copyCode: '', colon: '', wrapCode: '', showAllLines: '', showFewerLines: '' },
  ...{ copyPage: 'Copy', viewMarkdown: 'View', staleTitle: 'Stale', staleText: 'See [the original]: {sections}.' },
};
const rules = { base: '/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };

interface Given {
  frontmatter?: Frontmatter;
  locale?: string;
  control?: boolean;
  stale?: { id: string; translatedTitle: string }[];
}

const render = ({ frontmatter = {}, locale = 'en', control, stale = [] }: Given) => {
  const config = { markdownPages: control === undefined ? null : { control } };
  const route = { id: 'guide/index', locale, version: '' };
  return belowTitle({ route, frontmatter, stale, config, rules, strings }).map(outerHtml).join('');
};
const controls =
  '<button type="button" class="folia-needs-script" data-folia-copy-page>Copy</button><a href="/guide/index.md">View</a>';

describe('the line below the title', () => {
  test('a button that copies, and a link for those without scripts', () => {
    expect(render({ control: true })).toBe(`<p class="folia-page-line" data-folia-screen-only>${controls}</p>`);
    expect(render({ control: false })).toBe('');
    expect(render({})).toBe('');
  });
  test('only documents have it', () => {
    expect(render({ frontmatter: { pageType: 'custom' }, control: true })).toBe('');
    expect(render({ frontmatter: { overview: true }, control: true })).toBe('');
  });
  test.each([
    ['en', 'Ada and Grace &lt;G&gt;', 'November 20, 2026'],
    ['zh', 'Ada和Grace &lt;G&gt;', '2026年11月20日'],
  ])('who and when, in %s', (locale, names, day) => {
    expect(render({ frontmatter: { date: '2026-11-20', authors: ['Ada', 'Grace <G>'] }, locale })).toBe(
      `<p class="folia-page-line" data-folia-screen-only><span>${names}</span><time datetime="2026-11-20">${day}</time></p>`,
    );
  });
});

test('a translation links the original and the sections it has not followed', () => {
  const html = render({ locale: 'zh', stale: [{ id: 'use', translatedTitle: '使用 <b>' }] });
  expect(html).toBe(
    '<div class="folia-callout" data-folia-callout data-type="warning" role="note"><p class="folia-callout-title" data-folia-callout-title>Stale</p><p>See <a href="/guide/" hreflang="en">the original</a>: <a href="/guide/#use" hreflang="en">使用 &lt;b&gt;</a>.</p></div>',
  );
});

test("a title with `$'` is shown as it is", () => {
  const html = render({ locale: 'zh', stale: [{ id: 'a', translatedTitle: "$' and $&" }] });
  expect(html).toContain(">$' and $&amp;</a>.</p>");
});
