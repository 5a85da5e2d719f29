import type { Route } from '../../shared/route';
import { getSection, type SectionNav } from '../site/site';
import { type Output, type OutputEntry, textFile } from './output';

/** Navigation data: a file per locale, version and section. */
export const navigation: Output<OutputEntry & { section: SectionNav }> = {
  *list(site) {
    for (const { sections } of site.navs.values())
      for (const section of sections) yield { path: site.getNavPath(section), section };
  },
  async render({ path, section }, context) {
    const { locale, version, key } = section;
    const route: Route = { id: section.section === '' ? 'index' : `${section.section}/index`, locale, version };
    const site = context.getSite(route);
    const sections = [...site.navs.values()].flatMap((nav) => nav.sections);
    const { data } = sections.find((each) => each.key === key) ?? getSection(site, route) ?? section;
    return { files: [textFile(path, JSON.stringify(data))], problems: [] };
  },
};
