import { useDocs } from './hooks';
import type { SlotName } from './theme-contract';

/** A place of the layout where the site may insert something (ST-08). Draws nothing when it does not. */
export function Slot({ name }: { name: SlotName }) {
  const Inserted = useDocs().theme.slots[name];
  return Inserted ? <Inserted /> : null;
}
