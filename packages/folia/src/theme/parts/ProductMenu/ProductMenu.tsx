import { type ComponentType, useRef, useState } from 'react';
import { logFailure, useProductMenu, useStrings } from '../../../client';
import type { ProductMenuProps, ProductPanelProps } from './product-menu-props';
import './ProductMenu.css';

/**
 * A button for the slot `beforeNavTitle` that opens a menu of related products (`theme.familyMenu`). The menu's code and content are
 * loaded when the user reaches for it.
 *
 * @example defineTheme(defaultTheme, { slots: { beforeNavTitle: ProductMenu } })
 */
export function ProductMenu(props: ProductMenuProps) {
  const loadData = useProductMenu();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<ProductPanelProps> } & Pick<ProductPanelProps, 'data'>>();
  const lastEvent = useRef('');
  const reach = ({ type }: { type: string }) => {
    lastEvent.current = type;
    if (!loadData || loaded) return;
    Promise.all([import('./ProductPanel'), loadData()]).then(
      ([{ ProductPanel }, data]) => setLoaded({ Panel: ProductPanel, data }),
      logFailure('The product menu could not be loaded.'),
    );
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="folia-product-menu folia-needs-script"
        aria-label={useStrings().productMenu}
        // Changed by the panel.
        aria-expanded="false"
        onPointerMove={reach}
        onFocus={reach}
        onClick={reach}
      />
      {loaded && <loaded.Panel {...props} {...loaded} button={button} lastEvent={lastEvent} />}
    </>
  );
}
