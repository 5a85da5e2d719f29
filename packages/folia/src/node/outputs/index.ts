import { feeds } from './feeds';
import { assets, data, publicFiles } from './files';
import { hosts } from './hosts';
import { llms } from './llms';
import { markdown } from './markdown';
import { navigation } from './navigation';
import type { Output } from './output';
import { page } from './page';
import { payload } from './payload';
import { pluginFiles } from './plugin-files';
import { redirects } from './redirects';
import { search } from './search';
import { sitemap } from './sitemap';
import { socialCards } from './social-cards';

/**
 * Everything that a site serves, but for its code, in the order of their making: documents are rendered with navigation data, and
 * `llms-full.txt` is
 * made of Markdown pages. A file of the public folder replaces no other file.
 */
export const outputs: { step: string; kinds: Output[] }[] = [
  { step: 'Render pages', kinds: [navigation, page, payload, markdown] },
  { step: 'Index for search', kinds: [search] },
  { step: 'Render social cards', kinds: [socialCards] },
  { step: 'Write files', kinds: [data, llms, feeds, sitemap, redirects, hosts, assets, publicFiles] },
  { step: 'Write files of plugins', kinds: [pluginFiles] },
];
