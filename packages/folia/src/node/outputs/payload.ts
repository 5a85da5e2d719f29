import { getOutputFile } from '../../shared/route';
import type { Output } from './output';
import { createPageTask, getMissing, type PageEntry } from './page-payload';

/** What a click fetches of every page, and of the 404 page of every locale and version. */
export const payload: Output<PageEntry> = {
  *list(site) {
    const { rules } = site;
    for (const page of site.pages.values())
      yield { path: getOutputFile(page.facts.href, rules).json, subject: { kind: 'page', page } };
    for (const subject of getMissing(site)) yield { path: getOutputFile(subject.href, rules).json, subject };
  },
  async render({ subject }, context) {
    const { payload, body } = await createPageTask(subject, context);
    return context.run('renderPayload', { payload, body });
  },
};
