import { usePage, useSite } from 'folia/client';

/** Texts of the site's label table in the page's language; English, then the key itself, when there is none (SF-16, SF-17). */
export function useLabel(): (key: string) => string {
  const { labels } = useSite();
  const { locale } = usePage().page.route;
  return (key) => labels[key]?.[locale] ?? labels[key]?.en ?? key;
}
