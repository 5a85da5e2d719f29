import type { ComponentType } from 'react';
import { useAppContext, usePage } from '../hooks';
import type { SlotName } from '../theme/slot-names';

/** A place of the layout where the site may insert something (ST-08). Renders nothing when it does not. */
export function Slot({ name }: { name: SlotName }) {
  const { theme, slots } = useAppContext();
  const { pageType } = usePage().page;
  const content = theme.slots[name];
  if (!content) return null;
  if (!('load' in content)) return render(content);
  return content.pageType === pageType ? render(slots.get(name)) : null;
}

const render = (Inserted: ComponentType) => <Inserted />;
