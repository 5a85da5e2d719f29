import type { TextRange } from '../../../shared/search/types';

/** A text with ranges of it marked. It is never read as HTML. */
export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const ends = [0, ...ranges.map(({ start, length }) => start + length)];
  return (
    <>
      {ranges.map(({ start, length }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, start + length)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
