import { comparable, withoutSizes } from './log-text.mjs';

/**
 * The lines that differ, with `-` for the stored and `+` for the new ones; at most twenty. Lines whose difference varies from run
 * to run are left out, unless there are no others.
 * @param {string} kept
 * @param {string} made
 */
export function textDiff(kept, made) {
  const before = kept.trimEnd().split('\n');
  const after = made.trimEnd().split('\n');
  const lines = [
    ...onlyIn(before, after).map((line) => `  - ${line}`),
    ...onlyIn(after, before).map((line) => `  + ${line}`),
  ];
  const all =
    lines.length > 0
      ? lines
      : ['  The same lines, in another order or with other sizes.', ...after.map((line) => `  + ${line}`)];
  const shown = all.slice(0, 20);
  return [...shown, ...(all.length > shown.length ? ['  …'] : [])].join('\n');
}

/** @param {string} line */
const essence = (line) => withoutSizes(comparable(line));

/** @param {string[]} lines @param {string[]} others */
function onlyIn(lines, others) {
  const known = new Set(others.map(essence));
  return lines.filter((line) => !known.has(essence(line)));
}
