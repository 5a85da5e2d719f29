import { isRunWord } from './tokens';

/**
 * Under which keys a word stands in a sharded index: every pair of neighbouring letters, so that any part of the word leads to it; its
 * first letter; every character of a Chinese, Japanese or Korean pair.
 */
export function gramsOf(word: string): string[] {
  const characters = [...word];
  if (isRunWord(word)) return [...new Set(characters)];
  const pairs = characters.slice(1).map((next, index) => `${characters[index]}${next}`);
  return [...new Set([`^${characters[0] ?? ''}`, ...pairs])];
}

/** The key under which every word stands that has this part; for a single letter, the words that begin with it. */
export function gramOfPart(part: string): string {
  const [first = '', second] = [...part];
  if (isRunWord(part)) return first;
  return second === undefined ? `^${first}` : first + second;
}

/**
 * Two more keys, as far apart as the word allows: a typing error spoils one of them at most, and the first of a word is hardly
 * ever wrong in all three.
 */
export function gramsOfMistyped(typed: string): string[] {
  const characters = [...typed];
  const at = (index: number) => `${characters[index] ?? ''}${characters[index + 1] ?? ''}`;
  return [at(Math.floor(characters.length / 2) - 1), at(characters.length - 2)];
}

/** Spreads keys over buckets (FNV-1a). @see http://www.isthe.com/chongo/tech/comp/fnv/ */
export function bucketOf(gram: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < gram.length; index++) {
    hash ^= gram.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % buckets;
}
