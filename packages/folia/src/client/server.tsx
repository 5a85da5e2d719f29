import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { NavData } from '../shared/nav';
import type { Island, PageFacts, PagePayload } from '../shared/page';
import { type ContentStrings, contentTexts, type JsxRuntime, type ServerRenderer } from '../shared/server-renderer';
import type { SiteData } from '../shared/site';
import { App } from './app/app';
import { createAppContext, type SocialIconSvgs } from './app/app-context';
import { AppReactContext } from './app/react-context';
import { createTexts } from './app/strings';
import { createPrePaint } from './bootstrap/pre-paint';
import { IslandScopeContext } from './hydration/island';
import { restoreTabs } from './tabs/tab-choice';
import type { ThemeContract } from './theme/theme-contract';

export interface ServerInput {
  /** `react/jsx-runtime`, as compiled pages call it. */
  jsxRuntime: JsxRuntime;
  theme: ThemeContract;
  site: SiteData;
  /** @default [] */
  socialIcons?: SocialIconSvgs;
  /** Component modules that pages import, by module key. */
  modules: { [key: string]: Record<string, unknown> };
}

/** React hoists hints for images to the front. Inside a body they would be content; before a layout the image itself follows at once. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Nothing is fetched, and nothing hydrates, while pages are rendered. */
const unreachable = () => Promise.reject(new Error('Pages are fetched in the browser only.'));
const still = { findIslandRoots: () => [], Portals: () => null };
const here = { fetchPage: unreachable, fetchNav: unreachable, loadHydration: async () => still, allTexts: true };

type Content = ComponentType<{ components: ThemeContract['markdown'] }>;

/** Renders bodies and layouts with the theme and the site's components. */
export function createServer({ jsxRuntime, theme, site, socialIcons = [], modules }: ServerInput): ServerRenderer {
  const texts = createTexts(theme, site);
  return {
    jsxRuntime,
    componentNames: Object.keys(theme.markdown),
    prePaint: `${createPrePaint(site)};${restoreTabs}`,
    resolveModule: (key) => modules[key],
    async contentStrings(locale) {
      await texts.loadAll(locale);
      const all = texts.get(locale);
      // `Object.fromEntries` widens the keys to `string`.
      return Object.fromEntries(contentTexts.map((name) => [name, all[name]])) as ContentStrings;
    },
    async renderBody(content, page) {
      if (typeof content !== 'function') throw new Error('The page exports no component as its default.');
      const islands: Island[] = [];
      const draft = createDraft(page);
      const app = createAppContext({
        theme,
        site,
        socialIcons,
        payload: draft,
        nav: { nav: [], sidebar: [] },
        ...here,
      });
      await app.prepare(draft);
      // A page's default export is a component; compiled Markdown takes the theme's components as a property.
      const body = createElement(content as Content, { components: theme.markdown });
      const html = await renderElement(
        // A body is not hydrated, so it needs no hydration markers.
        renderToStaticMarkup,
        <AppReactContext value={app}>
          <IslandScopeContext value={{ found: islands, inside: false }}>{body}</IslandScopeContext>
        </AppReactContext>,
        // Ids made by `useId` must differ from those of the layout around.
        { identifierPrefix: 'b' },
      );
      return { html: html.replace(preloads, ''), islands };
    },
    async renderPage(payload: PagePayload, nav: NavData) {
      const app = createAppContext({ theme, site, socialIcons, payload, nav, ...here });
      await app.prepare(payload);
      const html = await renderElement(renderToString, <App app={app} />);
      return html.replace(preloads, '');
    },
  };
}

/** The data of a page that is known while its body is rendered. */
const createDraft = (page: PageFacts): PagePayload => ({
  build: '',
  page,
  documentTitle: page.title,
  description: '',
  body: '',
  islands: [],
  navHref: '',
  prev: null,
  next: null,
  languages: [],
  versions: [],
  editHref: null,
  overview: null,
});

type Render = typeof renderToString;

async function renderElement(render: Render, element: ReactElement, options?: Parameters<Render>[1]): Promise<string> {
  try {
    return render(element, options);
  } catch (error) {
    throw await named(error, element);
  }
}

/** Renders once more with the renderer that reports which component threw, and puts its name into the message. */
async function named(error: unknown, element: ReactElement): Promise<unknown> {
  const stacks: string[] = [];
  const note = (_: unknown, { componentStack }: { componentStack?: string | null }) => {
    stacks.push(componentStack ?? '');
  };
  await prerender(element, { onError: note }).catch(() => undefined);
  const component = /^\s*at (\p{Lu}[\w$.]*)/mu.exec(stacks[0] ?? '')?.[1];
  if (!component || component === 'MDXContent' || !(error instanceof Error)) return error;
  return error.message.includes(`<${component}>`)
    ? error
    : new Error(`<${component}> threw: ${error.message}`, { cause: error });
}
