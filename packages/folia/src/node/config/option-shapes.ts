import { localeSchema } from './schema/locales';
import { configSchema } from './schema/site';
import { themeSchema } from './schema/theme';

/** A check whether a value is accepted. */
export interface Shape {
  [key: string]: { safeParse(value: unknown): { success: boolean } };
}

/** The options by name, to check values one by one: of the site, of `theme` and of a language. */
export const optionShapes: Readonly<Record<'site' | 'theme' | 'locale', Shape>> = {
  site: configSchema.shape,
  theme: themeSchema.shape,
  locale: localeSchema.shape,
};
