import { useSite } from 'folia/client';

/** A text of the label table. */
export function Label() {
  return <p className="site-label">{useSite().labels.note?.en}</p>;
}
