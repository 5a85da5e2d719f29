import type { ComponentType } from 'react';
import { useDocs, usePage } from '../hooks';
import type { SlotName } from '../theme/theme-contract';

/** A place of the layout where the site may insert something (ST-08). Draws nothing when it does not. */
export function Slot({ name }: { name: SlotName }) {
  const { theme, slots } = useDocs();
  const { pageType } = usePage().page;
  const content = theme.slots[name];
  if (!content) return null;
  if (!('load' in content)) return draw(content);
  return content.pageType === pageType ? draw(slots.get(name)) : null;
}

const draw = (Inserted: ComponentType) => <Inserted />;
