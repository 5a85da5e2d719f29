import { useEffect, useRef } from 'react';
import { Slot, usePage, useStrings } from '../../../client';
import { withoutMarks } from '../../../shared/inline-marks';
import { getOutline, type OutlineItem } from '../../../shared/toc';
import { wideOutline } from '../../dom/breakpoints';
import { useAutoClose } from '../../dom/use-auto-close';
import { InlineText } from '../InlineText/InlineText';
import { useActiveHeading } from './use-active-heading';
import './Outline.css';

/** The page's headings: a column from 1280 px on, a panel below the mobile bar under 960 px. Both are the same element. */
export function Outline() {
  const { page } = usePage();
  const { outlineTitle } = useStrings();
  const ref = useRef<HTMLDivElement>(null);
  const active = useActiveHeading(page.toc);
  useAutoClose(ref, { href: page.href, wide: wideOutline });
  return (
    <div ref={ref} id="folia-outline" className="folia-outline" popover="auto">
      <Slot name="beforeOutline" />
      <nav aria-labelledby="folia-outline-title">
        <p id="folia-outline-title" className="folia-outline-title">
          {outlineTitle}
        </p>
        <ul>
          {getOutline(page.toc).map((item, index) => (
            <OutlineEntry
              key={item.id}
              item={item}
              active={index === active}
              onFollow={() => ref.current?.hidePopover?.()}
            />
          ))}
        </ul>
      </nav>
      <Slot name="afterOutline" />
    </div>
  );
}

interface OutlineEntryProps {
  item: OutlineItem;
  active: boolean;
  onFollow: () => void;
}

function OutlineEntry({ item, active, onFollow }: OutlineEntryProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) keepInView(ref.current);
  }, [active]);
  return (
    <li ref={ref} data-level={item.indent}>
      <a
        href={`#${item.id}`}
        title={withoutMarks(item.text)}
        aria-current={active ? 'location' : undefined}
        data-jump
        onClick={onFollow}
      >
        <InlineText text={item.text} />
      </a>
    </li>
  );
}

/** Scrolls the outline column, and nothing else. */
function keepInView(entry: HTMLElement | null): void {
  const column = entry?.closest<HTMLElement>('.folia-outline');
  if (!entry || !column) return;
  const [at, box] = [entry.getBoundingClientRect(), column.getBoundingClientRect()];
  if (at.top < box.top || at.bottom > box.bottom) column.scrollTop += at.top - box.top - box.height / 2;
}
