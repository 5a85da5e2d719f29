import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { pageDataId } from '../../shared/constants';
import type { PageHeadFacts } from '../../shared/head';
import * as markup from '../../shared/markup';
import type { PagePayload } from '../../shared/page';
import type { SiteData, SiteFile } from '../../shared/site';
import { App } from '../app/app';
import { type AppContext, createAppContext, type IslandModules } from '../app/app-context';
import { logFailure } from '../app/log-failure';
import { fill } from '../app/strings';
import { fetchData } from '../page/fetch-data';
import { createFetchPage } from '../page/fetch-page';
import type { FetchPage } from '../page/page-store';
import type { Reading } from '../reading/start-reading';
import type { NavigateInput } from '../router/navigate';
import { whenNearLink } from '../router/near-link';
import { giveUp, isTranslated, startRouter } from '../router/router';
import type { ThemeContract } from '../theme/theme-contract';

export interface HydrateOptions {
  /** What the page has been read with so far. */
  reading: Reading;
  theme: ThemeContract;
  /** `'use client'` modules that pages use, by module key. */
  islands: IslandModules;
  /** Loads the styles of components of the site's own; absent when there are none. */
  loadStyles?: () => Promise<unknown>;
  data: SiteFile;
}

/** Hydrates the page: React hydrates the layout, then the islands; links inside the site are followed without a reload. */
export async function hydratePage({ reading, theme, islands, loadStyles, data }: HydrateOptions): Promise<void> {
  const { site, socialIcons, productMenu } = data;
  const container = document.getElementById('folia');
  if (!container) throw new Error('The document has no element #folia.');
  const address = location.pathname;
  const fetchPage = createFetchPage(site.rules.base);
  const said = readPayload();
  const payload = readRenderedPage(container, said) ?? (await fetchFirst(fetchPage, site));
  const app = createAppContext({
    theme,
    site,
    payload,
    islands,
    productMenu: productMenu ? () => fetchData(productMenu) : undefined,
    socialIcons: () => fetchData(socialIcons),
    loadHydration: () => import('./island-portals'),
    ...(loadStyles && { loadStyles }),
    fetchPage,
    fetchNav: fetchData,
    reading,
  });
  await app.prepare(payload);
  await mountApp(container, app);
  startBehaviours(app);
  // Public: for tests and scripts that have to wait until the page is interactive.
  container.dataset.foliaHydrated = '';
  // A host may have answered with the document of another page.
  if (said?.page.href !== payload.page.href)
    void loadNavigation().then(({ applyHead }) => applyHead(site, { before: said, shown: payload }));
  if (payload.page.pageType === '404') {
    const seeking = import('../page/not-found').then((found) => found.seekPage(app, fetchPage, address));
    seeking.catch(logFailure('Similar pages could not be looked for.'));
  }
  await Promise.allSettled(payload.islands.map(({ use }) => islands[use.slice(0, use.lastIndexOf('#'))]?.()));
}

/** The page data in the document. The body is not repeated there: it is the content of the article. */
function readPayload(): PageHeadFacts | null {
  const script = document.getElementById(pageDataId);
  // Written by the build, in this shape.
  return script?.textContent ? (JSON.parse(script.textContent) as PageHeadFacts) : null;
}

/** The page that the build has rendered; null when the browser is to render it. */
function readRenderedPage(container: Element, said: PageHeadFacts | null): PagePayload | null {
  if (!said || !container.hasChildNodes()) return null;
  return { ...said, body: container.querySelector(`[${markup.body}]`)?.innerHTML ?? '' };
}

/** Static generation is off: the page's payload is fetched, and that of the 404 page when there is none. */
const fetchFirst = (fetchPage: FetchPage, { rules }: SiteData): Promise<PagePayload> =>
  fetchPage(location.pathname).catch((error: unknown) => {
    console.error(error);
    return fetchPage(`${rules.base}404`);
  });

const getTexts = ({ texts, pages }: AppContext) => texts.get(pages.get().page.route.locale);

/** Settles when React is done with the page. */
function mountApp(container: HTMLElement, app: AppContext): Promise<void> {
  const options: RootOptions = {
    // Our boundaries log what failed; React would log it a second time.
    onCaughtError: () => {},
    // React has rendered the page anew. After a translator that is to be expected.
    onRecoverableError: (error) => isTranslated() || reportError(error),
  };
  return new Promise((resolve) => {
    const onReady = () => {
      // For the code that repeats an early press, and for the dev client.
      window.dispatchEvent(new CustomEvent<AppContext>('folia:ready', { detail: app }));
      resolve();
    };
    const root = <App app={app} onReady={onReady} />;
    if (container.hasChildNodes()) {
      window.dispatchEvent(new Event('folia:hydrate'));
      // In a transition, hydration yields to the browser.
      startTransition(() => void hydrateRoot(container, root, options));
      return;
    }
    createRoot(container, options).render(root);
  });
}

/** Loaded when a user gets near a link. */
const loadNavigation = () => import('../router/lazy-navigation');

function startBehaviours(app: AppContext): void {
  const { pages, progress, announcer, failedLink, site } = app;
  const { base } = site.rules;
  const input: NavigateInput = {
    pages,
    announcer,
    animate: site.enableContentAnimation,
    site,
    flush: flushSync,
    announcement: (payload) => fill(getTexts(app).loaded, { title: payload.page.title || payload.documentTitle }),
  };
  const routed = startRouter({
    base,
    failedLink,
    async handleNavigation(event, state) {
      const done = progress.start();
      event.signal.addEventListener('abort', done);
      try {
        await (await loadNavigation()).handleNavigation(event, input, state);
      } catch (error) {
        console.error(error);
        // A newer build has other files.
        await giveUp(event, state);
      }
      done();
    },
  });
  if (routed) whenNearLink(() => loadNavigation().then(({ prefetchLinks }) => prefetchLinks({ pages, base })));
}
