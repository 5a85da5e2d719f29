import { usePage, useSite } from 'folia/client';

/** Returns a function for the texts of `labels` in the page's language. Without one it is the English text, without that the key. */
export function useLabel(): (key: string) => string {
  const { labels } = useSite();
  const { locale } = usePage().page.route;
  return (key) => labels[key]?.[locale] ?? labels[key]?.en ?? key;
}
