import { createPageHead, type HeadSite, type HeadTag, type PageHeadFacts } from '../../shared/head';

interface PageChange {
  /** Whose tags stand in the head: they go. */
  before: PageHeadFacts | null;
  shown: PageHeadFacts;
}

/**
 * What the document says about itself follows the page that is shown. Tags of the
 * configuration stay.
 */
export function applyHead(site: HeadSite, { before, shown }: PageChange): void {
  document.title = shown.documentTitle;
  document.documentElement.lang = shown.page.route.locale;
  if (before) for (const tag of getTags(before, site)) findTag(tag)?.remove();
  document.head.append(...getTags(shown, site).map(createTag));
}

function getTags(payload: PageHeadFacts, site: HeadSite): HeadTag[] {
  const { made, own } = createPageHead(payload, site);
  return [...made, ...own];
}

const findTag = ([tag, attributes]: HeadTag): Element | undefined =>
  [...document.head.querySelectorAll(tag)].find((element) =>
    Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value),
  );

function createTag([tag, attributes]: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
