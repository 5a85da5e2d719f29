import { useProgress } from '../../../client';

/** A line at the top edge while a page loads slowly. Its styles are in `late.lazy.css`. */
export function ProgressBar() {
  const value = useProgress();
  if (value === null) return null;
  // The element's own `value` keeps the width out of a style attribute.
  return <progress className="folia-progress" value={value} max={1} aria-hidden="true" />;
}
