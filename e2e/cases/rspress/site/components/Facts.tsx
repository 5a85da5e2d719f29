import { useFrontmatter, useI18n, usePage, useSite, useVersion } from '@rspress/core/runtime';

/** What hooks say while the page is rendered. */
export function Facts() {
  const t = useI18n<typeof import('../i18n.json')>();
  const { site } = useSite();
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  return (
    <p className="facts">
      {t('greeting', { name: site.title })} {site.base} {page.routePath} {page.lang} {page.pageType} {useVersion()}
      {String(frontmatter.sidebar ?? '')}
    </p>
  );
}
