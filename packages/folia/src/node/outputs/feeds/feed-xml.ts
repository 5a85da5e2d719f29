import { escapeXml } from '../../../shared/escape';

/** Addresses are absolute, times are in ISO format. */
export interface Feed {
  lang: string;
  title: string;
  description: string;
  /** The page that lists the posts. */
  href: string;
  /** The file itself. */
  self: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  title: string;
  href: string;
  published: string;
  updated: string;
  authors: string[];
  /** '' when there is none. */
  summary: string;
  /** HTML; null: only the summary. */
  content: string | null;
}

type Attributes = Record<string, string>;

/** An element; `inner` is XML already. Nothing at all for an empty text. */
const element = (name: string, inner: string): string => (inner === '' ? '' : `<${name}>${inner}</${name}>`);
const text = (name: string, value: string): string => element(name, escapeXml(value));

function empty(name: string, attributes: Attributes): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${all.join('')}/>`;
}

const createXmlDocument = (lines: string[]): string =>
  `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].filter(Boolean).join('\n')}\n`;

const newest = (times: string[]): string | undefined => times.toSorted().at(-1);

/** RSS 2.0; names go into `dc:creator`, for `author` demands an address. */
export function renderRss({ lang, title, description, href, self, entries }: Feed): string {
  const last = newest(entries.map(({ updated }) => updated));
  return createXmlDocument([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    text('title', title),
    text('link', href),
    // the only one of these that may not be missing
    `<description>${escapeXml(description)}</description>`,
    text('language', lang),
    text('lastBuildDate', last ? getDate(last) : ''),
    empty('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
    ...entries.flatMap(rssItem),
    '</channel>',
    '</rss>',
  ]);
}

const rssItem = ({ title, href, published, authors, summary, content }: FeedEntry): string[] => [
  '<item>',
  text('title', title),
  text('link', href),
  `<guid isPermaLink="true">${escapeXml(href)}</guid>`,
  text('pubDate', getDate(published)),
  ...authors.map((name) => text('dc:creator', name)),
  text('description', summary),
  text('content:encoded', content ?? ''),
  '</item>',
];

/** `Fri, 20 Nov 2026 00:00:00 GMT` */
const getDate = (time: string): string => new Date(time).toUTCString();

/** Atom (RFC 4287). A feed without entries was never updated. */
export function renderAtom({ lang, title, description, href, self, entries }: Feed): string {
  return createXmlDocument([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">`,
    text('title', title),
    text('subtitle', description),
    text('id', href),
    text('updated', newest(entries.map(({ updated }) => updated)) ?? new Date(0).toISOString()),
    // an entry without an author takes that of the feed
    element('author', text('name', title)),
    empty('link', { rel: 'alternate', type: 'text/html', href }),
    empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    ...entries.flatMap(atomEntry),
    '</feed>',
  ]);
}

const atomEntry = ({ title, href, published, updated, authors, summary, content }: FeedEntry): string[] => [
  '<entry>',
  text('title', title),
  text('id', href),
  empty('link', { rel: 'alternate', type: 'text/html', href }),
  text('published', published),
  text('updated', updated),
  ...authors.map((name) => element('author', text('name', name))),
  text('summary', summary),
  content === null ? '' : `<content type="html">${escapeXml(content)}</content>`,
  '</entry>',
];
