import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { usePage, useStrings } from '../../../client';
import { blankImage, type FamilyEntry, familyLang, inLang } from '../../../shared/family';
import { type AttachedPopover, attachPopover } from '../Popover/attach-popover';
import type { TriggerKind } from '../Popover/trigger';
import type { FamilyPanelProps } from './family-props';
import '../Popover/Popover.lazy.css';
import './FamilyPanel.lazy.css';

/** The open menu: the organisation, then its tools in groups (FM-05…FM-11). */
export function FamilyPanel({ family: { header, groups }, ...props }: FamilyPanelProps) {
  const { page } = usePage();
  const lang = familyLang({ lang: props.lang, path: page.href });
  const panel = useFamilyPopover(props, page.href);
  const titleId = useId();
  return (
    <div ref={panel} id="folia-family" className="folia-popover folia-family-panel" popover="auto" tabIndex={-1}>
      <nav aria-label={useStrings().familyMenu}>
        <a className="folia-family-header" href={header.url} target="_blank" rel="noopener noreferrer">
          <img src={header.logo || blankImage} alt="" width={28} height={28} />
          {header.name}
        </a>
        {groups.map(({ title, titleEn, links }, index) => (
          <section key={title} aria-labelledby={titleId + index}>
            <h2 id={titleId + index}>{inLang(lang, title, titleEn)}</h2>
            <ul>
              {links.map((entry) => (
                <li key={entry.name}>
                  <FamilyLink entry={entry} lang={lang} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

function FamilyLink({ entry: { name, desc, descEn, url, urlEn, logo, logoScale = 1 }, lang }: FamilyLinkProps) {
  return (
    <a href={inLang(lang, url, urlEn)} target="_blank" rel="noopener noreferrer">
      <img
        src={logo || blankImage}
        alt=""
        width={40}
        height={40}
        style={{ scale: logoScale } satisfies CSSProperties}
      />
      <span>
        <strong>{name}</strong>
        <small>{inLang(lang, desc, descEn)}</small>
      </span>
    </a>
  );
}

interface FamilyLinkProps {
  entry: FamilyEntry;
  lang: string;
}

/** Below the button, edges in line, no arrow (FM-01). A new page closes it. */
function useFamilyPopover({ button, trigger, reached }: Omit<FamilyPanelProps, 'family'>, href: string) {
  const panel = useRef<HTMLDivElement>(null);
  const on = typeof trigger === 'object' ? trigger.join(' ') : trigger;
  useEffect(() => {
    const anchor = button.current;
    if (!anchor || !panel.current) return;
    const popover = attachPopover({
      anchor,
      panel: panel.current,
      // Joined above, so that a new list of the same kinds starts nothing anew.
      on: on?.split(' ') as TriggerKind[] | undefined,
      placement: 'bottom-start',
      arrow: false,
      onToggle: (open) => {
        anchor.ariaExpanded = String(open);
      },
    });
    answer(anchor, popover, reached.current);
    reached.current = '';
    return popover.stop;
  }, [button, on, reached]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it.
  useEffect(() => () => panel.current?.hidePopover(), [href]);
  return panel;
}

/** What happened while the code was on its way. */
function answer(button: HTMLElement, { trigger }: AttachedPopover, reached: string): void {
  if (reached === 'pointermove' && button.matches(':hover')) trigger.enter();
  if (reached === 'focus' && button.matches(':focus')) trigger.focus();
  if (reached === 'click') trigger.press('pointer');
}
