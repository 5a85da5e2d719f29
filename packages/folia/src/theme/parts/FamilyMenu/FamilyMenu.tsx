import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useDocs, useStrings } from '../../../client';
import type { TriggerKind } from '../Popover/trigger';
import type { FamilyPanelProps } from './FamilyPanel';
import './FamilyMenu.css';

export interface FamilyMenuProps {
  /** What opens and closes it; several may be given. @default 'hover' */
  trigger?: TriggerKind | readonly TriggerKind[];
  /** Language of the menu. Without it the address decides. */
  lang?: string;
}

/**
 * The tools a site belongs to, from `theme.familyMenu`: a button for the slot `beforeNavTitle`. The panel's code and data
 * come when a reader reaches for it.
 *
 * @example defineTheme(defaultTheme, { slots: { beforeNavTitle: FamilyMenu } })
 */
export function FamilyMenu(props: FamilyMenuProps) {
  const { family } = useDocs();
  const name = useStrings().familyMenu;
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<Pick<FamilyPanelProps, 'family' | 'reached'> & { Panel: Panel }>();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      whenReached(button.current, async () => {
        if (!family) return;
        const [{ FamilyPanel }, { default: data }] = await Promise.all([import('./FamilyPanel'), family()]);
        return (reached) => setPanel({ Panel: FamilyPanel, family: data, reached });
      }),
    [family],
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className="folia-family folia-needs-script"
        aria-label={name}
        aria-expanded={open}
      />
      {panel && <panel.Panel {...props} {...panel} button={button} onToggle={setOpen} />}
    </>
  );
}

type Panel = ComponentType<FamilyPanelProps>;

/** Loads at the first sign of interest, and tells the last one: a press may follow while the code is on its way. */
function whenReached(
  button: HTMLElement | null,
  load: () => Promise<((reached: string) => void) | undefined>,
): () => void {
  const stop = new AbortController();
  let last = '';
  const reach = ({ type }: { type: string }) => {
    if (!last)
      load().then(
        (done) => {
          stop.abort();
          done?.(last);
        },
        (error: unknown) => console.error('The menu could not be loaded.', error),
      );
    last = type;
  };
  for (const type of ['pointerenter', 'focus', 'click', 'contextmenu']) button?.addEventListener(type, reach, stop);
  // The page may wake under a resting pointer.
  if (button?.matches(':hover')) reach({ type: 'pointerenter' });
  return () => stop.abort();
}
