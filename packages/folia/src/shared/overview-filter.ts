import { humps } from './humps';
import { withoutMarks } from './inline-marks';
import type { OverviewCard, OverviewGroup, OverviewRow } from './page';
import { normaliseText } from './text-normaliser';

/**
 * The groups with the headings that are shown. Props of the component take precedence over the depths that the build chose for each
 * page.
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
 * name matches keeps all its headings and options, otherwise those that match stay; what is empty then vanishes.
 */
export function filterOverview(groups: OverviewGroup[], query: string): OverviewGroup[] {
  const needles = getForms(query).map((form) => form.trim());
  if (needles.includes('')) return groups;
  const hit = (text: string) => getForms(withoutMarks(text)).some((form, index) => form.includes(needles[index] ?? ''));
  const matches = ({ name, type, text }: OverviewRow) => [name, type, text].some(hit);
  const filterPage = (page: OverviewCard): OverviewCard[] => {
    if (hit(page.label)) return [page];
    const headings = page.headings.filter(({ label }) => hit(label));
    const rows = page.rows.filter(matches);
    return headings.length + rows.length > 0 ? [{ ...page, headings, rows }] : [];
  };
  return groups.flatMap((group) => {
    if (hit(group.label)) return [group];
    const rows = group.rows.filter(matches);
    const pages = group.pages.flatMap(filterPage);
    return pages.length + rows.length > 0 ? [{ ...group, rows, pages }] : [];
  });
}

/** Number of options that an overview shows; of its pages, where these have none. */
export function countOverview(groups: readonly OverviewGroup[]): { pages: number; rows: number } {
  const pages = groups.flatMap((group) => group.pages);
  const rows = [...groups, ...pages].reduce((sum, each) => sum + each.rows.length, 0);
  return { pages: pages.length, rows };
}

/** As written, and with a space between the words of `autoExternal`. Hyphens count as spaces, and any run of both as one. */
const getForms = (text: string): string[] =>
  [text, text.replace(humps, ' ')].map((form) => normaliseText(form).replace(/[\s-]+/g, ' '));
