import { getFeedFiles } from '../../shared/feeds';
import { hrefOf } from '../../shared/route';
import type { Problem } from '../../shared/site';
import { nearestName } from '../support/nearest';
import type { Report } from './report';
import type { ResolvedConfig } from './resolve';
import { createUrlRules } from './site-data';

/** Feeds hold absolute addresses, are in languages of the site, and are a file each. */
export function feedProblems(config: ResolvedConfig, report: Report): Problem[] {
  const { feed: feeds, siteOrigin } = config;
  if (feeds.length === 0) return [];
  if (siteOrigin === '')
    return [
      report(['feed'], 'feed needs siteOrigin.', { hint: 'Set "siteOrigin" to the origin the site is published at.' }),
    ];
  const languages = config.theme.locales.map(({ lang }) => lang);
  const unknown = feeds.flatMap((feed, index) =>
    (feed.languages ?? [])
      .filter((lang) => !languages.includes(lang))
      .map((lang) => {
        const near = nearestName(lang, languages);
        const hint = near ? `Did you mean "${near}"?` : `Languages of the site: ${languages.join(', ')}.`;
        return report(
          ['feed', index, 'languages'],
          `The feed of "${feed.folder}" names "${lang}", which is no language of the site.`,
          { hint },
        );
      }),
  );
  return [...clashes(config, report), ...unknown];
}

function clashes(config: ResolvedConfig, report: Report): Problem[] {
  const rules = createUrlRules(config);
  const versions = rules.versions.length > 0 ? rules.versions : [''];
  const owners = new Map([[hrefOf({ id: 'sitemap.xml', locale: '', version: '' }, rules), 'the sitemap']]);
  const problems: Problem[] = [];
  for (const [index, feed] of config.feed.entries())
    for (const version of versions)
      for (const locale of rules.locales)
        for (const { href } of getFeedFiles(feed, { locale, version }, rules)) {
          const name = `the feed of "${feed.folder}" in "${locale}"`;
          const owner = owners.get(href);
          owners.set(href, owner ?? name);
          const hint = 'Give one another `fileName`, or name one language in `languages`.';
          if (owner)
            problems.push(report(['feed', index], `${href} is written for ${owner} and for ${name}.`, { hint }));
        }
  return problems;
}
