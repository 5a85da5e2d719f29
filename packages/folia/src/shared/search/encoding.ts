/**
 * Lists of words and numbers as text that JSON leaves as it is and that compresses well.
 * Words are sorted and stored as the difference from the one before: `bundle bundled bundler` is `0bundle 6d 6r`, the
 * number being one character. Numbers are written five bits to a character, the sixth says that more follow.
 */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));
const longestPrefix = digits.length - 1;

export function encodeWords(sorted: readonly string[]): string {
  let before = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < longestPrefix && shared < word.length && word[shared] === before[shared]) shared++;
      before = word;
      return `${digits[shared]}${word.slice(shared)}`;
    })
    .join(' ');
}

export function decodeWords(text: string): string[] {
  let before = '';
  return text === ''
    ? []
    : text.split(' ').map((entry) => {
        before = before.slice(0, values.get(entry.charAt(0)) ?? 0) + entry.slice(1);
        return before;
      });
}

export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest > 31) {
      text += digits[32 + (rest & 31)];
      rest = Math.floor(rest / 32);
    }
    text += digits[rest];
  }
  return text;
}

export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let index = 0; index < text.length; index++) {
    const value = values.get(text.charAt(index)) ?? 0;
    number += (value & 31) * factor;
    if (value > 31) {
      factor *= 32;
      continue;
    }
    numbers.push(number);
    number = 0;
    factor = 1;
  }
  return numbers;
}
