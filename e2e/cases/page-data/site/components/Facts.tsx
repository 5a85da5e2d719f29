import { usePageData, useSite } from 'folia/client';

/** What a component of the site learns about the page it is on, and about the site. */
export function Facts() {
  const { rules, locales, ssg } = useSite();
  const site = {
    lang: rules.defaultLocale,
    base: rules.base,
    locales: locales.map(({ lang, label }) => ({ lang, label })),
    multiVersion: { default: rules.defaultVersion, versions: rules.versions },
    ssg,
  };
  return (
    <>
      <pre id="facts">{JSON.stringify(usePageData())}</pre>
      <pre id="site">{JSON.stringify(site)}</pre>
    </>
  );
}
