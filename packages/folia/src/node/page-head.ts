import { createPageData } from '../shared/page-data';
import type { UrlRules } from '../shared/route';
import type { Problem } from '../shared/site';
import type { Config } from './config/config';
import { checkHeadTags, type HeadTags } from './config/head-tags';
import type { HeadFunction } from './config/user-config';
import type { StoredPage } from './render/page-entries';
import { getProblems } from './support/errors';
import { runHook } from './support/run-hook';

interface NamedHead {
  name: string;
  call: HeadFunction;
}

/** Adds the tags that functions of the site make for a page. They come before those of its frontmatter. */
export async function withHead(page: StoredPage, config: Config, rules: UrlRules): Promise<StoredPage> {
  const all = getFunctions(config);
  if (all.length === 0) return page;
  const { facts } = page;
  const data = createPageData({ page: facts }, rules);
  const tags: HeadTags = [];
  const problems: Problem[] = [];
  for (const { name, call } of all) {
    try {
      const written: unknown = await runHook({ name, timeout: config.hooks.timeout }, () => call(data));
      const checked = checkHeadTags(written, page.path);
      tags.push(...(checked.value ?? []));
      problems.push(...checked.problems.map((problem) => ({ ...problem, message: `${name}: ${problem.message}` })));
    } catch (error) {
      // a place in the code of the site is better than the page
      problems.push(...getProblems(error));
    }
  }
  const head = [...tags, ...(facts.frontmatter.head ?? [])];
  const frontmatter = head.length > 0 ? { ...facts.frontmatter, head } : facts.frontmatter;
  return { ...page, facts: { ...facts, frontmatter }, problems: [...page.problems, ...problems] };
}

function getFunctions({ hooks }: Config): NamedHead[] {
  const own = hooks.head.map((call): NamedHead => ({ name: '`head` of the configuration', call }));
  const ofPlugins = hooks.plugins.flatMap((plugin): NamedHead[] =>
    plugin.head ? [{ name: `head() of the plugin "${plugin.name}"`, call: (page) => plugin.head?.(page) ?? [] }] : [],
  );
  return [...own, ...ofPlugins];
}
