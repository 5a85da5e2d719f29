import { type ComponentType, useRef, useState } from 'react';
import { useProductMenu, useStrings } from '../../../client';
import type { FamilyMenuProps, FamilyPanelProps } from './family-props';
import './FamilyMenu.css';

/**
 * The tools a site belongs to, from `theme.familyMenu`: a button for the slot `beforeNavTitle`. The panel's code and data
 * come when a reader reaches for it.
 *
 * @example defineTheme(defaultTheme, { slots: { beforeNavTitle: FamilyMenu } })
 */
export function FamilyMenu(props: FamilyMenuProps) {
  const family = useProductMenu();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Pick<FamilyPanelProps, 'family'> & { Panel: Panel }>();
  // The last one counts: a press may follow while the code is on its way.
  const reached = useRef('');
  const reach = ({ type }: { type: string }) => {
    reached.current = type;
    if (family && !loaded)
      Promise.all([import('./FamilyPanel'), family()]).then(
        ([{ FamilyPanel }, data]) => setLoaded({ Panel: FamilyPanel, family: data.default }),
        console.error,
      );
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="folia-family folia-needs-script"
        aria-label={useStrings().familyMenu}
        // Changed by the panel.
        aria-expanded="false"
        onPointerMove={reach}
        onFocus={reach}
        onClick={reach}
      />
      {loaded && <loaded.Panel {...props} {...loaded} button={button} reached={reached} />}
    </>
  );
}

type Panel = ComponentType<FamilyPanelProps>;
