export interface Entry {
  name: string;
  tags?: string[];
}

/** The last tag of each entry that has one. */
export const lastTags = (entries: Entry[]): string[] =>
  entries.map(({ tags }) => tags?.at(-1) ?? '').filter((tag) => tag !== '');
