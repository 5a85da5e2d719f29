import type { ComponentType } from 'react';
import { useAppContext, usePage } from '../hooks';
import type { SlotName } from '../theme/slot-names';

interface SlotProps {
  /** Which slot. */
  name: SlotName;
}

/**
 * A place of a layout where a theme can insert a component. Renders nothing when there is none.
 *
 * @example <Slot name="beforeDoc" />
 */
export function Slot({ name }: SlotProps) {
  const { theme, slots } = useAppContext();
  const { pageType } = usePage().page;
  const content = theme.slots[name];
  if (!content) return null;
  if (!('load' in content)) return render(content);
  return content.pageType === pageType ? render(slots.get(name)) : null;
}

const render = (Inserted: ComponentType) => <Inserted />;
