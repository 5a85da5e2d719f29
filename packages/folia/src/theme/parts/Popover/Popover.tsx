import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { popoverTitleMinWidth } from '../../../shared/constants';
import { attachPopover } from './attach-popover';
import type { Placement } from './place';
import type { TriggerKind } from './trigger';
import './Popover.lazy.css';

/** The props of `Popover`. */
export interface PopoverProps {
  /** Content of the button. */
  children: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** First line of the panel. */
  title?: ReactNode;
  /** Accessible name of the button, when it shows an icon. */
  name?: string;
  /** What opens and closes it: one kind, or several. @default 'hover' */
  trigger?: TriggerKind | readonly TriggerKind[];
  /** A side of the button, and which edges are in line. @default 'top' */
  placement?: Placement;
  /** Whether an arrow points to the button. @default true */
  arrow?: boolean;
  /** Milliseconds until it opens. @default 100 */
  enterDelay?: number;
  /** Milliseconds until it closes. @default 100 */
  leaveDelay?: number;
}

/**
 * A button with a panel beside it. Made for islands: a module that begins with `'use client'`. Before it hydrates, and
 * without script, a click opens the panel.
 *
 * @example <Popover trigger="click" title="Formats" content={<p>ESM and CJS</p>}>Formats</Popover>
 */
export function Popover({ children, content, title, name, arrow = true, ...options }: PopoverProps) {
  const { trigger, placement, enterDelay, leaveDelay } = options;
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const on = typeof trigger === 'object' ? trigger.join(' ') : trigger;
  useEffect(() => {
    if (!anchor.current || !panel.current) return;
    return attachPopover({
      anchor: anchor.current,
      panel: panel.current,
      // Joined above, so that a new array with the same kinds changes nothing.
      on: on?.split(' ') as TriggerKind[] | undefined,
      ...{ placement, arrow, enterDelay, leaveDelay },
      onToggle: setOpen,
    }).stop;
  }, [on, placement, arrow, enterDelay, leaveDelay]);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="folia-popover-button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={name}
      >
        {children}
      </button>
      <div ref={panel} id={id} className="folia-popover" popover="auto" data-arrow={arrow || undefined} tabIndex={-1}>
        {title && (
          <p className="folia-popover-title" style={{ minInlineSize: popoverTitleMinWidth }}>
            {title}
          </p>
        )}
        {content}
      </div>
    </>
  );
}
