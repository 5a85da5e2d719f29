import { usePage, useSite } from 'folia/client';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text of the label table; without it the English text, then the key. */
export const findLabel = (labels: Labels, key: string, locale: string): string =>
  labels[key]?.[locale] ?? labels[key]?.en ?? key;

/** Texts of the site's label table in the page's language. */
export function useLabel(): (key: string) => string {
  const { labels } = useSite();
  const { locale } = usePage().page.route;
  return (key) => findLabel(labels, key, locale);
}
