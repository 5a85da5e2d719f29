/** `list.at(-1)` for programs that do not have it. */
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
