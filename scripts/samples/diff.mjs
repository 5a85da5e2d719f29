/**
 * The lines that differ, with `-` for what was kept and `+` for what was made; at most twenty.
 * Beginning and end that both share are left out.
 * @param {string} kept
 * @param {string} made
 */
export function textDiff(kept, made) {
  const before = kept.trimEnd().split('\n');
  const after = made.trimEnd().split('\n');
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const lines = [
    ...before.slice(start, before.length - end).map((line) => `  - ${line}`),
    ...after.slice(start, after.length - end).map((line) => `  + ${line}`),
  ];
  const shown = lines.slice(0, 20);
  return [`  line ${start + 1}:`, ...shown, ...(lines.length > shown.length ? ['  …'] : [])].join('\n');
}
