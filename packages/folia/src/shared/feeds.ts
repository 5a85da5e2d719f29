import { hrefOf, type Route, type UrlRules } from './route';

export type FeedFormat = 'rss' | 'atom';

/** A file of a feed: beside the posts, or below the base when the name begins with a slash. */
interface FeedFile {
  format: FeedFormat;
  name: string;
}

/** The part of a feed's configuration that the browser receives. */
export interface FeedLink {
  /** Of the posts. */
  folder: string;
  /** Absent: `rss.xml` and `atom.xml`. */
  files?: FeedFile[];
  /** Absent: all. */
  languages?: string[];
  /** Absent: the feed has no title of its own. */
  title?: string;
}

const defaultFiles: readonly FeedFile[] = [
  { format: 'rss', name: 'rss.xml' },
  { format: 'atom', name: 'atom.xml' },
];

/** Files of a feed in the language and version of a route, with their addresses; none when it is not written in that language. */
export function getFeedFiles(
  { folder, files = [...defaultFiles], languages }: FeedLink,
  { locale, version }: Omit<Route, 'id'>,
  rules: UrlRules,
): { format: FeedFormat; href: string }[] {
  if (languages && !languages.includes(locale)) return [];
  const list = hrefOf({ id: `${folder}/index`, locale, version }, rules);
  return files.map(({ format, name }) => ({
    format,
    href: name.startsWith('/') ? rules.base + name.slice(1) : list + name,
  }));
}
