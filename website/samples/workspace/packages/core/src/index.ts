export interface Apple {
  sort: string;
  grams: number;
}

export const describe = ({ sort, grams }: Apple): string => `${sort} (${grams} g)`;
