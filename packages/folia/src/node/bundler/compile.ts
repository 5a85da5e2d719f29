import { createRsbuild, type Rspack } from '@rsbuild/core';
import { DocsError } from '../support/errors';
import { getProblems } from './problems';
import { rsbuildConfig } from './rsbuild';
import type { BundleSettings, Side } from './settings';

/**
 * Bundles one side once.
 *
 * @throws DocsError with all compile errors
 */
export async function compile(side: Side, settings: Omit<BundleSettings, 'onDone'>): Promise<Rspack.Stats> {
  const finished: Rspack.Stats[] = [];
  const config = rsbuildConfig({ ...settings, onDone: (_, stats) => finished.push(stats) }, [side]);
  const rsbuild = await createRsbuild({ cwd: settings.root, callerName: 'folia', config });
  const failure = await rsbuild.build().then(
    ({ close }) => close(),
    (error: Error) => error,
  );
  const stats = finished.at(-1);
  if (!stats || failure || stats.hasErrors()) throw bundleError(stats, failure ?? null);
  return stats;
}

/** Bundles the server side on every change; the value of the promise stops it. */
export async function watchServer(settings: BundleSettings): Promise<() => Promise<void>> {
  const rsbuild = await createRsbuild({
    cwd: settings.root,
    callerName: 'folia',
    config: rsbuildConfig(settings, ['server']),
  });
  const { close } = await rsbuild.build({ watch: true });
  return close;
}

function bundleError(stats: Rspack.Stats | undefined, failure: Error | null): Error {
  const problems = stats ? getProblems(stats) : [];
  if (problems.length > 0) return DocsError.all(problems);
  return failure ?? new Error('The bundler stopped without an error message.');
}
