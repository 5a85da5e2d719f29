import { isRunWord } from './tokens';

/**
 * The keys under which a word is always stored in a sharded index: every three neighbouring letters, so that any part of the word leads to it;
 * every character of a Chinese, Japanese or Korean pair; a word of one or two letters under itself.
 */
export function createGrams(word: string): string[] {
  const characters = [...word];
  if (isRunWord(word)) return [...new Set(characters)];
  return characters.length < 3 ? [gramOfPart(word)] : [...new Set(neighbours(characters, 3))];
}

/** Keys under which only the most common words are stored: the first letter, and every two neighbours. */
export function createShortGrams(word: string): string[] {
  const characters = [...word];
  if (isRunWord(word) || characters.length < 2) return [];
  return [...new Set([`^${characters[0] ?? ''}`, ...neighbours(characters, 2)])];
}

const neighbours = (characters: readonly string[], count: number): string[] =>
  characters.slice(count - 1).map((_, index) => characters.slice(index, index + count).join(''));

/** The key of the words that contain this part; for a single letter, words that begin with it. */
export function gramOfPart(part: string): string {
  const characters = [...part];
  if (isRunWord(part)) return characters[0] ?? '';
  return characters.length === 1 ? `^${part}` : characters.slice(0, 3).join('');
}

/** Keys of two letters, as far apart as the word allows: a typing error spoils one of them, seldom two, hardly ever all three. */
export function gramsOfMistyped(typed: string): string[] {
  const characters = [...typed];
  const at = (index: number) => characters.slice(index, index + 2).join('');
  return [at(0), at(Math.floor(characters.length / 2) - 1), at(characters.length - 2)];
}

/** Spreads keys over buckets (FNV-1a). @see http://www.isthe.com/chongo/tech/comp/fnv/ */
export function getBucket(gram: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < gram.length; index++) {
    hash ^= gram.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % buckets;
}
