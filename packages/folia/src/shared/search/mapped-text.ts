import { normaliseText } from '../text-normaliser';
import type { Fold } from './index-options';

/** A text made comparable that knows where its characters come from. */
export interface MappedText {
  original: string;
  normalised: string;
  /** The offset in the original text of an offset in the normalised text; the end of the text for the offset past the last. */
  getOrigin(index: number): number;
}

/** A letter with the marks on it, or the parts of a Korean syllable. */
const clusters = /[\u1100-\u11ff]+|[^\p{M}]\p{M}*|\p{M}+/gu;

export function mapText(original: string, fold: Fold = normaliseText): MappedText {
  const normalised = fold(original);
  // the usual case: every character has become one character
  if (normalised.length === original.length && original.toLowerCase().length === original.length)
    return { original, normalised, getOrigin: (index) => index };
  const origins: number[] = [];
  let text = '';
  for (const { 0: cluster, index } of original.matchAll(clusters)) {
    const plain = fold(cluster);
    for (let at = 0; at < plain.length; at++) origins.push(index);
    text += plain;
  }
  return { original, normalised: text, getOrigin: (index) => origins[index] ?? original.length };
}
