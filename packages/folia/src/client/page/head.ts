import { directionOf } from '../../shared/direction';
import { createPageHead, type HeadSite, type HeadTag, type PageHeadFacts } from '../../shared/head';

/**
 * Updates the document's head for the page that is shown: tags of the previous page are removed, those of the configuration stay.
 */
export function applyHead(
  site: HeadSite,
  { before, shown }: { before: PageHeadFacts | null; shown: PageHeadFacts },
): void {
  const { documentElement, head } = document;
  const { locale } = shown.page.route;
  document.title = shown.documentTitle;
  // The same language once more would make the browser compute all styles anew.
  if (documentElement.lang !== locale) Object.assign(documentElement, { lang: locale, dir: directionOf(locale) });
  const tags = new Map(getTags(shown, site).map((tag) => [JSON.stringify(tag), tag]));
  for (const tag of before ? getTags(before, site) : []) if (!tags.delete(JSON.stringify(tag))) findTag(tag)?.remove();
  head.append(...[...tags.values()].map(createTag));
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
