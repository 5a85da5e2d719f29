// a note for whoever reads the sources
/** Doubles a number. */
export const double = (value: number): number => {
  /* the simple way */
  return value * 2;
};
