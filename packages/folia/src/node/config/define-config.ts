import type { UserConfig } from './user-config';

/**
 * Gives `folia.config.ts` its types and returns its argument. Options are checked when the file is loaded; wrong ones end the command
 * with their line. Paths are relative to the file, times are in milliseconds and lengths in pixels.
 *
 * @example
 * export default defineConfig({
 *   title: 'Rslib',
 *   theme: { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }] },
 * });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
