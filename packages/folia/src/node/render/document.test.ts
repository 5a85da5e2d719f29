import { createHash } from 'node:crypto';
import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { PagePayload } from '../../shared/page';
import { extendPolicy, strictPolicy } from '../../shared/policy';
import { getDescription } from '../../shared/title';
import { type DocumentTemplate, renderDocument } from './document';

const payload: PagePayload = {
  build: 'b1',
  page: {
    route: { id: 'guide/index', locale: 'zh', version: '' },
    href: '/zh/guide/',
    pageType: 'doc',
    title: '指南 </title><script>alert(1)</script>',
    frontmatter: { head: [['meta', { name: 'author', content: 'A "B" <c>' }]] },
    toc: [],
    relativePath: 'zh/guide/index.mdx',
    lastUpdated: null,
  },
  documentTitle: '指南 </title><script>alert(1)</script> - Site',
  description: 'Say "hello" & <b>bye</b>',
  body: '<p>Body</p>',
  islands: [{ use: 'A.tsx#A', props: { text: '</script><b>' } }],
  navHref: '/static/nav/zh.guide.1.json',
  prev: null,
  next: null,
  languages: [
    { locale: 'en', version: '', label: 'English', href: '/guide/', current: false, exact: true },
    { locale: 'zh', version: '', label: '简体中文', href: '/zh/guide/', current: true, exact: true },
  ],
  versions: [],
  editHref: null,
  overview: null,
};
const frame: DocumentTemplate = {
  scripts: ['/static/js/main.1.js'],
  styles: ['/static/css/styles.1.css'],
  componentStyles: ['/static/css/components.1.css'],
  lateStyles: ['/static/css/late.1.css'],
  layoutStyles: ['/static/css/layouts.1.css'],
  appModule: '/static/js/app.1.js',
  siteFile: '/static/data/site.1.json',
  hydrate: 'prefetch',
  prefetch: ['/static/js/react.1.js', '/static/js/app.1.js'],
  icon: '/favicon.svg',
  prePaint: 'document.documentElement.classList.add("js")',
  localeRedirect: true,
  site: {
    siteOrigin: 'https://example.org',
    title: 'Site',
    rules: { base: '/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' },
  },
  policy: strictPolicy,
  head: [['meta', { name: 'theme-color', content: '#fff' }]],
  development: false,
};
const html = renderDocument(payload, '<main>App</main>', frame);

test('the page may only connect to the site and the servers of the configuration', () => {
  const asked = (...origins: string[]) => {
    const policy = extendPolicy(strictPolicy, { 'connect-src': origins });
    return /connect-src ([^;]*)/.exec(renderDocument(payload, '', { ...frame, policy }))?.[1];
  };
  expect(asked()).toBe("'self'");
  expect(asked('https://search.example:8443', 'https://feedback.example')).toBe(
    "'self' https://search.example:8443 https://feedback.example",
  );
});
test('the document carries the language of the page, and its direction', () => {
  expect(html).toContain('<html lang="zh">');
  const arabic = { ...payload, page: { ...payload.page, route: { ...payload.page.route, locale: 'ar' } } };
  expect(renderDocument(arabic, '', frame)).toContain('<html lang="ar" dir="rtl">');
});
test('the script before the first paint gets the addresses of the page in other languages', () => {
  const getScript = (page: PagePayload, changes: Partial<DocumentTemplate> = {}) =>
    /<script([^>]*)>document/.exec(renderDocument(page, '', { ...frame, ...changes }))?.[1];
  expect(getScript(payload)).toBe(' data-en="/guide/"');
  const taiwan = {
    locale: 'zh-TW',
    version: '',
    label: '正體中文',
    href: '/zh-TW/guide/',
    current: false,
    exact: false,
  };
  expect(getScript({ ...payload, languages: [...payload.languages, taiwan] })).toBe(' data-en="/guide/"');
  const english = { ...payload.page, route: { ...payload.page.route, locale: 'en' } };
  expect(getScript({ ...payload, page: english, languages: [taiwan] })).toBe(' data-zh="/zh-TW/guide/"');
  expect(getScript({ ...payload, page: { ...english, pageType: '404' } })).toBe('');
  expect(getScript(payload, { localeRedirect: false })).toBe('');
});
describe('the description', requirement('PD-13'), () => {
  test.each([
    ['page', 'site', 'locale', 'page'],
    ['', 'site', 'locale', 'site'],
    ['', '', 'locale', 'locale'],
    ['', '', '', undefined],
  ])('of page "%s", site "%s" and locale "%s" is "%s"', (page, site, locale, expected) => {
    const frontmatter = page === '' ? {} : { description: page };
    const description = getDescription(frontmatter, { description: site }, { description: locale });
    const rendered = renderDocument({ ...payload, description }, '', frame);
    expect(/<meta name="description" content="([^"]*)"/.exec(rendered)?.[1]).toBe(expected);
  });
});
test('title and description are escaped', () => {
  expect(html).toContain('<title>指南 &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; - Site</title>');
  expect(html).toContain('<meta name="description" content="Say &quot;hello&quot; &amp; &lt;b&gt;bye&lt;/b&gt;">');
});
test('tags of the configuration come before those of the page', () => {
  const site = html.indexOf('theme-color');
  expect(site).toBeGreaterThan(0);
  expect(html.indexOf('content="A &quot;B&quot; &lt;c&gt;"')).toBeGreaterThan(site);
});
test('the icon is linked', () => expect(html).toContain('<link rel="icon" href="/favicon.svg">'));
test('a site without an icon does not make browsers look for one', () =>
  expect(renderDocument(payload, '', { ...frame, icon: '' })).toContain('<link rel="icon" href="data:,">'));
test('canonical address and other languages are absolute', () => {
  expect(html).toContain('<link rel="canonical" href="https://example.org/zh/guide/">');
  expect(html).toContain('<link rel="alternate" hreflang="en" href="https://example.org/guide/">');
});
test('a page names its social card by its absolute address, unless it names a picture itself', () => {
  const withCards = { ...frame, site: { ...frame.site, socialCards: true } };
  const card = '<meta property="og:image" content="https://example.org/zh/guide/index.png">';
  expect(renderDocument(payload, '', withCards)).toContain(card);
  expect(renderDocument(payload, '', withCards)).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).not.toContain('og:image');
  const head: [string, Record<string, string>][] = [
    ['meta', { property: 'og:image', content: 'https://a.org/own.png' }],
  ];
  const own = { ...payload, page: { ...payload.page, frontmatter: { head } } };
  const images = renderDocument(own, '', withCards).match(/<meta property="og:image"[^>]*>/g);
  expect(images).toEqual(['<meta property="og:image" content="https://a.org/own.png">']);
});
test('breadcrumbs cannot leave their script element', () => {
  const breadcrumbs = { name: '</script><b>' };
  const made = renderDocument(payload, '', { ...frame, breadcrumbs });
  expect(made).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
});
test('the page data cannot leave its script element, and holds no body', () => {
  const data = /<script type="application\/json" id="folia-page">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ build: 'b1', islands: payload.islands });
  expect(JSON.parse(data)).not.toHaveProperty('body');
});
test('the policy names the inline script by its hash; no script of another origin may run', () => {
  const inline = [...html.matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/g)].map(([, source = '']) => source);
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256').update(inline.join()).digest('base64');
  expect(html).toContain(`script-src 'self' 'sha256-${hash}'; style-src 'self'`);
});
test('a 404 page is not indexed and has no canonical address', () => {
  const notFound = renderDocument({ ...payload, page: { ...payload.page, pageType: '404' } }, '', frame);
  expect(notFound).toContain('<meta name="robots" content="noindex">');
  expect(notFound).not.toContain('canonical');
});
test('a site may have no policy', () => {
  expect(renderDocument(payload, '', { ...frame, policy: null })).not.toContain('Content-Security-Policy');
});
test('document pages do not load the style sheet of other layouts', () => {
  expect(html).not.toContain('layouts.1.css');
  expect(renderDocument({ ...payload, page: { ...payload.page, pageType: 'home' } }, '', frame)).toContain(
    '/static/css/layouts.1.css',
  );
});
test('only pages with components in their text load the styles of those', () => {
  expect(html).not.toContain('components.1.css');
  expect(renderDocument({ ...payload, styled: true }, '', frame)).toContain('/static/css/components.1.css');
});
test('the root element has the module and the data for hydration, and style sheets have their names below the base', () => {
  expect(html).toContain(
    '<div id="folia" data-folia-late-styles="/static/css/late.1.css" data-folia-app="/static/js/app.1.js" data-folia-site-file="/static/data/site.1.json" data-folia-hydrate="idle">',
  );
  const below = {
    ...frame,
    styles: ['/docs/static/css/styles.1.css'],
    site: { ...frame.site, rules: { ...frame.site.rules, base: '/docs/' } },
  };
  expect(renderDocument(payload, '', below)).toContain(
    '<link rel="stylesheet" href="/docs/static/css/styles.1.css" data-href="static/css/styles.1.css">',
  );
});

test('a static page names the files for hydration; an interactive one is hydrated when the browser is idle', () => {
  const root = (
    changes: Partial<PagePayload>,
    app = '<main>App</main>',
    hydrate: DocumentTemplate['hydrate'] = 'prefetch',
  ) =>
    /<div id="folia"([^>]*)>/.exec(
      renderDocument({ ...payload, islands: [], ...changes }, app, { ...frame, hydrate }),
    )?.[1];
  const siteFile =
    ' data-folia-late-styles="/static/css/late.1.css" data-folia-app="/static/js/app.1.js" data-folia-site-file="/static/data/site.1.json"';
  expect(root({})).toBe(
    `${siteFile} data-folia-hydrate="prefetch" data-folia-prefetch="/static/js/react.1.js /static/js/app.1.js ${payload.navHref}"`,
  );
  const idle = `${siteFile} data-folia-hydrate="idle"`;
  expect(root({ islands: [{ use: 'components/Chart.tsx#Chart', props: {} }] })).toBe(idle);
  expect(root({ page: { ...payload.page, pageType: 'home' } })).toBe(idle);
  expect(root({}, '')).toBe(idle);
  expect(root({}, '<main></main>', 'idle')).toBe(idle);
  expect(root({}, '<main></main>', 'intent')).toBe(`${siteFile} data-folia-hydrate="intent"`);
});

test('only pages with moved headings have the script for them', () => {
  expect(html).not.toContain('data-moved');
  const moved = { src: '/static/moved.js', headings: [['a"b', '/c']] as [string, string][] };
  expect(renderDocument(payload, '', { ...frame, moved })).toContain(
    '<script async src="/static/moved.js" data-moved="[[&quot;a\\&quot;b&quot;,&quot;/c&quot;]]"></script>',
  );
});
