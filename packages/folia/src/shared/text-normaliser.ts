/**
 * Makes texts comparable: case and accents make no difference, so `resume` finds `Résumé`. Marks on Cyrillic
 * letters are kept (`й` is not `и`), Korean syllables and Japanese voicing come back as they were.
 */
export function normaliseText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower.normalize('NFD').replace(marks, '$1').normalize('NFC');
}

/** A Cyrillic letter with its marks, or marks on anything else. */
const marks = /(\p{Script=Cyrillic}[\u0300-\u036f]+)|[\u0300-\u036f]+/gu;

/** Characters without marks to decompose: ASCII, general punctuation, Chinese characters, kana, and their punctuation. */
const isPlain = /^[\p{ASCII}\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uff01-\uffef]*$/u;
