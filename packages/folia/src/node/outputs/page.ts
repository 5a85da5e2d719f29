import { getOutputFile } from '../../shared/route';
import { getMovedTag } from './moved-headings';
import type { Output } from './output';
import { createPageTask, getMissing, type PageEntry } from './page-payload';

/** The document of every page, and one for addresses that are none: a host serves the same file for all of those. */
export const page: Output<PageEntry> = {
  *list(site) {
    const { rules } = site;
    for (const each of site.pages.values())
      yield { path: getOutputFile(each.facts.href, rules).html, subject: { kind: 'page', page: each } };
    const isDefault = ({ locale, version }: { locale: string; version: string }) =>
      locale === rules.defaultLocale && version === rules.defaultVersion;
    for (const subject of getMissing(site))
      if (isDefault(subject.route)) yield { path: getOutputFile(subject.href, rules).html, subject };
  },
  async render({ subject }, context) {
    const task = await createPageTask(subject, context);
    const moved = getMovedTag(task.payload.page.href, context.config);
    return context.run('renderDocument', { ...task, template: context.template, ...(moved && { moved }) });
  },
};
