/** Annotates a unit test, or a group of them, with the requirements it proves. Browser tests have `e2e/harness/requirement.ts`. */

// biome-ignore format: a table
type Area =
  | 'AP' | 'AX' | 'BD' | 'BN' | 'CB' | 'CF' | 'CN' | 'CP' | 'DF' | 'DP' | 'ER' | 'FM' | 'HM' | 'IZ' | 'LD' | 'LG' | 'MB' | 'NF'
  | 'NV' | 'OL' | 'OV' | 'PB' | 'PD' | 'RS' | 'RT' | 'RZ' | 'SB' | 'SF' | 'SI' | 'SO' | 'ST' | 'SU' | 'TB' | 'UI' | 'VS';

export type RequirementId = `${Area}-${number}`;

/**
 * Options of `test` and `describe`. A group passes its requirements on to its tests, so every requirement is a key of its own. The
 * value is where the call is written: two calls for one requirement are two proofs.
 * @example test('the base is part of every address', requirement('RT-03'), () => { … });
 */
export function requirement(...ids: RequirementId[]): { meta: Record<string, string> } {
  const position = callerPosition(new Error().stack);
  return { meta: Object.fromEntries(ids.map((id) => [id, position])) };
}

/** `12:5`. The first line of a stack is the message, the second is this file. */
const callerPosition = (stack = '') => /(\d+:\d+)\)?$/.exec(stack.split('\n')[2] ?? '')?.[1] ?? '';
