import type { SourceFile } from '../../shared/page';
import type { Config } from '../config/config';
import { isBelow } from '../support/files';
import { gitTimes } from './git-times';

/** Time of the last commit of every file whose language shows it, by path. */
export function lastUpdates(
  files: readonly SourceFile[],
  { docs, theme }: Pick<Config, 'docs' | 'theme'>,
): Promise<Map<string, number>> {
  const showing = new Set(theme.locales.filter(({ lastUpdated }) => lastUpdated).map(({ lang }) => lang));
  const shown = files.filter(({ route, path }) => showing.has(route.locale) && isBelow(docs, path));
  return gitTimes(
    docs,
    shown.map(({ path }) => path),
  );
}
