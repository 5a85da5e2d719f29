import { isNotFoundPage } from '../../../shared/not-found';
import { getOutputFile } from '../../../shared/route';
import type { SitePage } from '../../../shared/site';
import { findPage } from '../../site/site';
import type { Output, OutputEntry } from '../output';
import { createPageTask } from '../page-payload';
import { createMarkdownTargets } from './markdown-links';

/** Every page as Markdown. */
export const markdown: Output<OutputEntry & { page: SitePage }> = {
  *list({ config, pages, rules }) {
    if (!config.markdownPages) return;
    for (const page of pages.values())
      if (!isNotFoundPage(page.facts)) yield { path: getOutputFile(page.facts.href, rules).md, page };
  },
  async render({ page }, context) {
    const task = await createPageTask({ kind: 'page', page }, context);
    const { page: rendered, site } = await context.open(page);
    const find = (href: string) => findPage(site, href)?.facts.href ?? null;
    const targets = createMarkdownTargets(rendered.links, find, site.rules.base);
    return context.run('renderMarkdown', { ...task, targets });
  },
};
