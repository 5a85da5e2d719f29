/**
 * Makes texts comparable (SI-12): case and accents make no difference, so `resume` finds `Résumé`. Marks on Cyrillic
 * letters are kept (`й` is not `и`), Korean syllables and Japanese voicing come back as they were.
 */
export function normaliseText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower.normalize('NFD').replace(marks, '$1').normalize('NFC');
}

/** A Cyrillic letter with its marks, or marks on anything else. */
const marks = /(\p{Script=Cyrillic}[\u0300-\u036f]+)|[\u0300-\u036f]+/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
