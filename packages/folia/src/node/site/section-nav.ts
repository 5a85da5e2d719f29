import { flatten } from '../../shared/nav';
import type { SectionNav } from './site';
import type { TreeContext } from './tree';

/** Puts beside a tree what is asked of it for every page. */
export function sectionNav(
  { section, data }: Pick<SectionNav, 'section' | 'data'>,
  { locale, version, overviewHeaders }: Pick<TreeContext, 'locale' | 'version' | 'overviewHeaders'>,
): SectionNav {
  const order = flatten(data.sidebar);
  const positions = new Map(order.map((page, index) => [page.id, index]));
  return { key: keyOf(locale, version, section), locale, version, section, data, order, positions, overviewHeaders };
}

/** No folder with pages begins with an underscore, so `_root` is free. */
function keyOf(locale: string, version: string, section: string): string {
  return [locale, version, section || '_root'].filter(Boolean).map(fileSafe).join('.');
}

/** Letters of other scripts, dots and slashes become their code points: two sections never share a name. */
const fileSafe = (text: string): string =>
  text.replace(/[^\w-]/gu, (letter) => `~${letter.codePointAt(0)?.toString(16)}`);
