import { humps } from './humps';
import { withoutMarks } from './inline-marks';
import type { OverviewGroup } from './page';
import { normaliseText } from './text-normaliser';

/**
 * The groups with the headings that are shown. What the component is told goes before what was decided for each
 * page when the site was built.
 */
export function withHeadings(groups: OverviewGroup[], depths?: readonly number[]): OverviewGroup[] {
  return groups.map((group) => ({
    ...group,
    pages: group.pages.map((page) => ({
      ...page,
      headings: page.headings.filter(({ depth }) => (depths ?? page.depths).includes(depth)),
    })),
  }));
}

/**
 * The part of an overview that matches the filter. A group whose name matches stays whole, a page whose
 * name matches keeps all its headings, otherwise the matching headings stay; what is empty then vanishes.
 */
export function filterOverview(groups: OverviewGroup[], query: string): OverviewGroup[] {
  const needles = getForms(query).map((form) => form.trim());
  if (needles.includes('')) return groups;
  const hit = (text: string) => getForms(withoutMarks(text)).some((form, index) => form.includes(needles[index] ?? ''));
  return groups.flatMap((group) => {
    if (hit(group.label)) return [group];
    const pages = group.pages.flatMap((page) => {
      if (hit(page.label)) return [page];
      const headings = page.headings.filter(({ label }) => hit(label));
      return headings.length > 0 ? [{ ...page, headings }] : [];
    });
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

/** As written, and with a space between the words of `autoExternal`. Hyphens count as spaces, and any run of both as one. */
const getForms = (text: string): string[] =>
  [text, text.replace(humps, ' ')].map((form) => normaliseText(form).replace(/[\s-]+/g, ' '));
