import type { RefObject } from 'react';
import type { Family } from '../../../shared/family';
import type { TriggerKind } from '../Popover/trigger';

export interface FamilyMenuProps {
  /** What opens and closes it; several may be given. @default 'hover' */
  trigger?: TriggerKind | readonly TriggerKind[];
  /** Language of the menu. Without it the address decides. */
  lang?: string;
}

export interface FamilyPanelProps extends FamilyMenuProps {
  family: Family;
  button: RefObject<HTMLButtonElement | null>;
  /** Kind of the button's last event, which is still to be answered. */
  reached: RefObject<string>;
}
