import { useRef } from 'react';
import { Slot, usePage, useStrings } from '../../../client';
import { withoutMarks } from '../../../shared/inline-marks';
import * as markup from '../../../shared/markup';
import { getOutline, type OutlineItem } from '../../../shared/toc';
import { wideOutline } from '../../dom/breakpoints';
import { useAutoClose } from '../../dom/use-auto-close';
import { InlineText } from '../InlineText/InlineText';
import './Outline.css';

/** The page's headings: a column from 1280 px on, a panel below the mobile bar under 960 px. Both are the same element. */
export function Outline() {
  const { page } = usePage();
  const { outlineTitle } = useStrings();
  const ref = useRef<HTMLElement>(null);
  useAutoClose(ref, { href: page.href, wide: wideOutline });
  return (
    <aside ref={ref} id="folia-outline" className="folia-outline" popover="auto" {...{ [markup.outline]: '' }}>
      <Slot name="beforeOutline" />
      <nav aria-labelledby="folia-outline-title">
        <p id="folia-outline-title" className="folia-outline-title">
          {outlineTitle}
        </p>
        <ul>
          {getOutline(page.toc).map((item, index) => (
            <OutlineEntry key={item.id} item={item} first={index === 0} />
          ))}
        </ul>
      </nav>
      <Slot name="afterOutline" />
    </aside>
  );
}

/** The entry the user is at is marked by the client, hydrated or not; without script it is the first one. */
function OutlineEntry({ item, first }: { item: OutlineItem; first: boolean }) {
  return (
    <li data-level={item.indent}>
      <a
        href={`#${item.id}`}
        title={withoutMarks(item.text)}
        aria-current={first ? 'location' : undefined}
        data-jump
        suppressHydrationWarning
      >
        <InlineText text={item.text} />
      </a>
    </li>
  );
}
