import { type FeedFormat, getFeedFiles } from '../../../shared/feeds';
import { getSitePath, type Route } from '../../../shared/route';
import { readBody } from '../../cache/body-store';
import type { FeedConfig } from '../../config/config';
import { listRoutes } from '../../site/site';
import { type Output, type OutputEntry, textFile } from '../output';
import { createFeed } from './feed';
import { type Feed, renderAtom, renderRss } from './feed-xml';

interface FeedOutputEntry extends OutputEntry {
  feed: FeedConfig;
  /** Of the page that lists the posts. */
  route: Route;
  format: FeedFormat;
  /** Address with base. */
  href: string;
}

const renderers: Record<FeedFormat, (feed: Feed) => string> = { rss: renderRss, atom: renderAtom };

/** The feeds of every language and version. */
export const feeds: Output<FeedOutputEntry> = {
  *list({ config, rules }) {
    for (const feed of config.feed)
      for (const route of listRoutes(`${feed.folder}/index`, rules))
        for (const { format, href } of getFeedFiles(feed, route, rules))
          yield { path: getSitePath(href, rules.base), feed, route, format, href };
  },
  async render({ path, feed, route, format, href }, context) {
    const { config } = context;
    const site = await context.whole();
    const content = createFeed(route, {
      ...{ site, config, feed, self: href },
      getBody: ({ body }) => readBody(body).body,
    });
    return { files: [textFile(path, renderers[format](content))], problems: [] };
  },
};
