import { describe, expect, test } from '@rstest/core';
import { memo, type ReactNode } from 'react';
import * as reactRuntime from 'react/jsx-runtime';
import type { JsxRuntime } from '../shared/server-renderer';
import { Slot } from './app/slot';
import { payloadFor, testSite } from './fixtures/pages';
import { usePage, useSite } from './hooks';
import { asIsland } from './hydration/island';
import { Article } from './page/article';
import { createServer } from './server';
import type { Parts } from './theme/parts';
import type { Strings } from './theme/strings';
import type { ThemeContract } from './theme/theme-contract';

const Layout = () => (
  <main title={usePage().documentTitle}>
    <Slot name="top" />
    <Article className="text" />
  </main>
);
const Note = ({ children }: { children: ReactNode }) => <aside>{children}</aside>;

const theme: ThemeContract = {
  layouts: {
    doc: Layout,
    overview: Layout,
    posts: Layout,
    feedback: Layout,
    home: { load: async () => ({ default: () => <h1>landing</h1> }) },
    notFound: Layout,
    custom: Layout,
    blank: Layout,
  },
  // No layout of this test renders a part or a text.
  parts: {} as Parts,
  slots: { top: () => <i>{useSite().title}</i> },
  markdown: { Note },
  strings: { en: {} as Strings },
};

// React types its functions more narrowly than compiled pages call them.
const jsxRuntime = reactRuntime as JsxRuntime;
const server = createServer({ jsxRuntime, theme, site: testSite, modules: { 'a.tsx': { A: Note } } });
const { page } = payloadFor('/a');
const rendered = (content: unknown) => server.renderBody(content, page);

/** What the loader makes of a `'use client'` module. */
const islands = asIsland(
  {
    Box: ({ label, children }: { label: string; children?: ReactNode }) => (
      <div>
        {label}
        {children}
      </div>
    ),
    Tabs: ({ panels }: { panels: ReactNode[] }) => <div>{panels[0]}</div>,
    Memo: memo(() => <b>memo</b>),
    useThing: () => 'thing',
    limit: 3,
  },
  'components/Box.tsx',
);
// The shapes are those given above.
const { Box, Tabs, Memo } = islands as { [name: string]: (props: { [name: string]: unknown }) => ReactNode };
if (!Box || !Tabs || !Memo) throw new Error('asIsland lost an export');

const BoxAround = ({ children }: { children: ReactNode }) => <Box label="in">{children}</Box>;
const Outer = asIsland({ Outer: BoxAround }, 'o.tsx').Outer as typeof Note;
const WhereAmI = () => `${usePage().page.href} of ${useSite().title}`;
const InLayout = () => <Box label={useSite().title} />;
const Broken = () => {
  throw new Error('no data');
};

describe('rendering a body', () => {
  test('a page gets the components of the theme by name', async () => {
    const content = ({ components }: { components: { Note: typeof Note } }) => <components.Note>hi</components.Note>;
    expect(await rendered(content)).toEqual({ html: '<aside>hi</aside>', islands: [] });
    expect(server.componentNames).toEqual(['Note']);
    expect(server.resolveModule('a.tsx')).toEqual({ A: Note });
    expect(server.resolveModule('b.tsx')).toBe(undefined);
  });

  test('components of the page know page and site', async () => {
    expect((await rendered(() => <WhereAmI />)).html).toBe('/a of Site');
  });

  test('an island is rendered, and recorded with its props', async () => {
    expect(await rendered(() => <Box label="x" />)).toEqual({
      html: '<folia-island data-island="0"><div>x</div></folia-island>',
      islands: [{ use: 'components/Box.tsx#Box', props: { label: 'x' } }],
    });
  });

  test('islands in slots are islands of their own; inside of islands components render normally', async () => {
    const content = () => (
      <Outer>
        <Box label="slot" />
      </Outer>
    );
    const { html, islands: found } = await rendered(content);
    expect(html).toBe(
      '<folia-island data-island="0"><div>in<folia-slot data-slot="0">' +
        '<folia-island data-island="1"><div>slot</div></folia-island></folia-slot></div></folia-island>',
    );
    expect(found.map(({ use }) => use)).toEqual(['o.tsx#Outer', 'components/Box.tsx#Box']);
  });

  test('slots that are not shown yet travel in templates', async () => {
    const content = () => <Tabs panels={[<p key="a">one</p>, <p key="b">two</p>]} />;
    const { html, islands: found } = await rendered(content);
    expect(html).toBe(
      '<folia-island data-island="0"><div><folia-slot data-slot="0"><p>one</p></folia-slot></div>' +
        '<template data-slot="1"><p>two</p></template></folia-island>',
    );
    expect(found[0]?.props).toEqual({ panels: [{ $slot: 0 }, { $slot: 1 }] });
  });

  test('wrapped components are islands, other exports are not touched', async () => {
    expect(islands.limit).toBe(3);
    expect((islands.useThing as () => string)()).toBe('thing');
    expect((await rendered(() => <Memo />)).html).toContain('<folia-island data-island="0"><b>memo</b>');
  });

  test('a property that cannot be sent names page, component and property', async () => {
    await expect(rendered(() => <Box label="x" onOpen={() => {}} />)).rejects.toThrow(
      'en/a.mdx: <Box> runs in the browser, and the property "onOpen" cannot be sent to the browser: it is a function.',
    );
  });

  test('a component that throws is named', async () => {
    await expect(rendered(() => <Broken />)).rejects.toThrow('<Broken> threw: no data');
  });

  test('a page without content is reported', async () => {
    await expect(rendered(undefined)).rejects.toThrow('The page exports no component as its default.');
  });
});

describe('rendering a page', () => {
  const nav = { nav: [], sidebar: [] };

  test('the layout contains the unchanged body', async () => {
    const html = await server.renderPage(payloadFor('/a', { body: '<h1>A &amp; B</h1>' }), nav);
    expect(html).toBe(
      '<main title="a - Site"><i>Site</i><div class="text" data-folia-body="" data-folia-texts="{}"><h1>A &amp; B</h1></div></main>',
    );
  });

  test('a layout that is loaded on demand is waited for', async () => {
    const home = payloadFor('/', { page: { ...page, pageType: 'home' } });
    expect(await server.renderPage(home, nav)).toBe('<h1>landing</h1>');
  });

  test('islands of a layout are part of it', async () => {
    const other = createServer({
      jsxRuntime,
      theme: { ...theme, slots: { top: InLayout } },
      site: testSite,
      modules: {},
    });
    expect(await other.renderPage(payloadFor('/a'), nav)).toContain('<main title="a - Site"><div>Site</div>');
  });
});
