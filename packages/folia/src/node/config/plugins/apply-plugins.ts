import type { Problem } from '../../../shared/site';
import { createProblem, getProblems } from '../../support/errors';
import { runHook } from '../../support/run-hook';
import { checkValue } from '../findings';
import { pluginFields } from '../schema/plugins';
import { configSchema } from '../schema/site';
import type { Source } from '../source';
import { mergeConfig } from './merge-config';
import { readPlugins } from './read-plugins';
import type { Plugin, UserConfig } from './types';

export interface AppliedPlugins {
  /** The configuration with what plugins have changed. */
  value: unknown;
  plugins: Plugin[];
  problems: Problem[];
}

/** Calls `config` of the plugins, one after the other. Invalid changes are reported and left out. */
export async function applyPlugins(written: unknown, place: { source: Source; root: string }): Promise<AppliedPlugins> {
  const fields = typeof written === 'object' && written !== null ? (written as UserConfig) : {};
  const { plugins, problems } = readPlugins(fields.plugins, place);
  const timeout = pluginFields.pluginTimeout.safeParse(fields.pluginTimeout).data ?? 60_000;
  const source = { ...place.source, label: 'its result' };
  const check = (value: unknown) => checkValue(configSchema, value, source).problems;
  const state = { value: written, problems };
  for (const plugin of plugins) {
    const name = `config() of the plugin "${plugin.name}"`;
    try {
      // errors in it are reported later
      const config = state.value as UserConfig;
      const changes: unknown = await runHook({ name, timeout }, () => plugin.config?.(config));
      if (changes === undefined || changes === null) continue;
      const merged = mergeConfig(state.value, changes);
      const shape = shapeFault(name, changes);
      const found = shape ? [shape] : newProblems(check(state.value), check(merged), name);
      state.problems.push(...found);
      if (found.length === 0) state.value = merged;
    } catch (error) {
      state.problems.push(...getProblems(error));
    }
  }
  return { ...state, plugins };
}

function shapeFault(name: string, changes: unknown): Problem | null {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    return createProblem(`${name} returns no object.`, { hint: 'Return the options to change, or nothing.' });
  const hint = 'Offer a list of plugins instead: lists are flattened.';
  return 'plugins' in changes ? createProblem(`${name} returns \`plugins\`.`, { hint }) : null;
}

/** The place of a wrong option is not in the file. */
function newProblems(before: readonly Problem[], after: readonly Problem[], name: string): Problem[] {
  const known = new Set(before.map(({ message }) => message));
  return after
    .filter(({ message }) => !known.has(message))
    .map((problem) => createProblem(`${name} returns a wrong option: ${problem.message}`, { hint: problem.hint }));
}
