import { getSitePath, hrefOf, type Route } from '../../../shared/route';
import { readBody } from '../../cache/body-store';
import { routesOf } from '../../site/site';
import { type Output, type OutputEntry, textFile } from '../output';
import { createFeed } from './feed';
import { type Feed, renderAtom, renderRss } from './feed-xml';

/** RSS and Atom of every language and version; `route` is that of the page that lists the posts. */
export const feeds: Output<OutputEntry & { route: Route; renderFeed: (feed: Feed) => string }> = {
  *list({ config: { feed }, rules }) {
    if (!feed) return;
    for (const route of routesOf(`${feed.folder}/index`, rules)) {
      const folder = getSitePath(hrefOf(route, rules), rules.base);
      yield { path: `${folder}rss.xml`, route, renderFeed: renderRss };
      yield { path: `${folder}atom.xml`, route, renderFeed: renderAtom };
    }
  },
  async render({ path, route, renderFeed }, context) {
    const { config } = context;
    if (!config.feed) return { files: [], problems: [] };
    const site = await context.whole();
    const feed = createFeed(route, { site, config, feed: config.feed, getBody: ({ body }) => readBody(body).body });
    return { files: [textFile(path, renderFeed(feed))], problems: [] };
  },
};
