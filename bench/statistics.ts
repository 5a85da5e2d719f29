/** The value in the middle; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.');
  return (low + high) / 2;
}

/** The median of every figure. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const values = new Map<string, number[]>();
  for (const [key, value] of runs.flatMap((figures) => Object.entries(figures)))
    values.set(key, [...(values.get(key) ?? []), value]);
  // The same keys as before.
  return Object.fromEntries([...values].map(([key, all]) => [key, median(all)])) as Figures;
}
