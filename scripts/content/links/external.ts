import { type Finding, type Page, place } from '../page/page';
import { textsIn } from '../page/read-page';

/** Address → day of its last manual check (`2026-11-21`); null: not yet checked. */
export type KnownLinks = { [href: string]: string | null };

interface LinkUse {
  href: string;
  at: string;
}

/** Links of the text, and addresses in the frontmatter. */
function externalLinks(pages: readonly Page[]): LinkUse[] {
  return pages.flatMap((page) => {
    const ofText = page.links
      .filter(({ href }) => /^https?:/.test(href))
      .map(({ href, line }) => ({ href, at: place(page, line) }));
    const ofFrontmatter = textsIn(page.frontmatter)
      .filter((text) => /^https?:/.test(text))
      .map((href) => ({ href, at: place(page, 1) }));
    return [...ofText, ...ofFrontmatter];
  });
}

const list = 'website/writing/external-links.json';

/** The list must contain exactly the external links of the site. */
export function externalFindings(pages: readonly Page[], known: KnownLinks): Finding[] {
  const uses = externalLinks(pages);
  const used = new Set(uses.map(({ href }) => href));
  return [
    ...uses
      .filter(({ href }) => !(href in known))
      .map(({ href, at }) => ({ at, problem: `The link ${href} is not in ${list}.` })),
    ...uses
      .filter(({ href }) => href.startsWith('http:'))
      .map(({ href, at }) => ({ at, problem: `The link ${href} is not encrypted.` })),
    ...Object.keys(known)
      .filter((href) => !used.has(href))
      .map((href) => ({ at: list, problem: `No page links to ${href}.` })),
    ...Object.entries(known)
      .filter(([, day]) => day !== null && !/^\d{4}-\d\d-\d\d$/.test(day))
      .map(([href, day]) => ({
        at: list,
        problem: `"${day}" is not a date for ${href}; write 2026-11-21, or null if the link has not been checked.`,
      })),
  ];
}
