import type { RefObject } from 'react';
import type { ProductMenuData } from '../../../shared/product-menu';
import type { TriggerKind } from '../Popover/trigger';

/** The props of `ProductMenu`. */
export interface ProductMenuProps {
  /** What opens and closes it: one kind, or several. @default 'hover' */
  trigger?: TriggerKind | readonly TriggerKind[];
  /** Language of the menu. @default Chinese when the path of the page contains `zh`, otherwise English */
  lang?: string;
}

export interface ProductPanelProps extends ProductMenuProps {
  data: ProductMenuData;
  button: RefObject<HTMLButtonElement | null>;
  /** Type of the button's last event, which the panel answers once it is there. */
  lastEvent: RefObject<string>;
}
