import { usePageData, useSite } from 'folia/client';

/** What a component of the site gets to know of the page it stands on. */
export function Facts() {
  const { rules, locales, ssg } = useSite();
  const site = { base: rules.base, locales: locales.map(({ lang }) => lang), versions: rules.versions, ssg };
  return (
    <>
      <pre id="facts">{JSON.stringify(usePageData())}</pre>
      <pre id="site">{JSON.stringify(site)}</pre>
    </>
  );
}
