import { join } from 'node:path';
import { socialIconName } from '../../shared/social-icons';
import type { DocsTargets } from './docusaurus-sidebar';
import type { Options, SourceContext } from './migration';
import { compact, listOf, objectOf, textOf } from './options';
import { firstFile } from './source-files';

/** Links to code hosts are icons. */
const isSocial = ({ href }: Options): boolean =>
  /^https:\/\/(?:www\.)?(?:github|gitlab|x|twitter)\.com\//.test(String(href));

/** The entries of the header, without those that lead to pages which were not translated. */
export function getNav({ items }: Options, targets: DocsTargets, context: SourceContext): unknown[] | undefined {
  const made = listOf(items).flatMap((each) => {
    const item = objectOf(each);
    const made = navItem(item, targets).filter(({ link }) => !isReactPage(link, context));
    if (made.length === 0 && !isSocial(item) && item.type !== 'localeDropdown' && item.type !== 'search')
      context.note(
        { file: context.config, line: 0 },
        `The entry "${textOf(item.label) ?? item.type}" of the navigation was not translated.`,
        'Add a link to `theme.nav`.',
      );
    return made;
  });
  return made.length > 0 ? made : undefined;
}

/** Where an entry leads that names a sidebar, a document or the versions. */
function navTarget({ type, sidebarId, docId }: Options, { sidebars, documents, latest }: DocsTargets) {
  if (type === 'docSidebar') return sidebars.get(String(sidebarId));
  if (type === 'doc') return documents.get(String(docId));
  return type === 'docsVersion' ? latest?.link : undefined;
}

function navItem(item: Options, targets: DocsTargets): Options[] {
  const { to, href, items, position } = item;
  const isVersions = item.type === 'docsVersionDropdown';
  const label = textOf(item.label) ?? (isVersions ? targets.latest?.text : undefined);
  const link = textOf(to) ?? textOf(href) ?? navTarget(item, targets);
  const below = isVersions ? targets.versions : listOf(items).flatMap((each) => navItem(objectOf(each), targets));
  if (isSocial(item) || !label || (!link && below.length === 0)) return [];
  return [
    compact({
      text: label,
      link: link && !/^(?:\w+:|\/)/.test(link) ? `/${link}` : link,
      items: below.length > 0 ? below : undefined,
      position: position === 'right' ? undefined : 'left',
    }),
  ];
}

export function socialLinks({ items }: Options): unknown[] | undefined {
  const links = listOf(items)
    .map(objectOf)
    .filter(isSocial)
    .flatMap(({ href }) => {
      const icon = socialIconName(new URL(String(href)).hostname.replace(/^www\.|\.com$/g, ''));
      return icon ? [{ icon, mode: 'link', content: href }] : [];
    });
  return links.length > 0 ? links : undefined;
}

/** Whether an address is that of a component in `src/pages`. The home page is written anew. */
function isReactPage(link: unknown, { root }: SourceContext): boolean {
  const path = /^\/([^?#:]+?)\/?$/.exec(String(link))?.[1];
  if (path === undefined) return false;
  const names = [path, `${path}/index`].flatMap((name) =>
    ['tsx', 'jsx', 'ts', 'js'].map((extension) => `${name}.${extension}`),
  );
  return firstFile(join(root, 'src/pages'), names) !== null;
}
