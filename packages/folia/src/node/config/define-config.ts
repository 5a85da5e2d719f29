import type { ConfigInput } from './schema/site';

/**
 * Gives `folia.config.ts` its types. Checking happens when the file is loaded.
 *
 * @example
 * export default defineConfig({ title: 'Rslib', theme: { locales: [{ lang: 'en', label: 'English' }] } });
 */
export function defineConfig(input: ConfigInput): ConfigInput {
  return input;
}
