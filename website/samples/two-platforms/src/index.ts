import { read, write } from '#store';

/** Counts up and remembers the number. */
export function visit(): number {
  const count = Number(read('count') ?? 0) + 1;
  console.log('visit', count);
  write('count', String(count));
  return count;
}
