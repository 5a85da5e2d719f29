import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { usePage, useStrings } from '../../../client';
import { blankImage, inLang, type Product, productMenuLang } from '../../../shared/product-menu';
import { newTab } from '../../dom/external-link';
import { type AttachedPopover, attachPopover } from '../Popover/attach-popover';
import type { TriggerKind } from '../Popover/trigger';
import type { ProductPanelProps } from './product-menu-props';
import '../Popover/Popover.lazy.css';
import './ProductPanel.lazy.css';

/** The open menu: the organisation, then its products in groups. */
export function ProductPanel({ data: { header, groups }, ...props }: ProductPanelProps) {
  const { page } = usePage();
  const lang = productMenuLang({ lang: props.lang, path: page.href });
  const panel = useProductPopover(props, page.href);
  const titleId = useId();
  return (
    <div ref={panel} id="folia-products" className="folia-popover folia-product-panel" popover="auto" tabIndex={-1}>
      <nav aria-label={useStrings().productMenu}>
        <a className="folia-product-header" href={header.url} {...newTab}>
          <img src={header.logo || blankImage} alt="" width={28} height={28} />
          {header.name}
        </a>
        {groups.map(({ title, titleEn, links }, index) => (
          <section key={title} aria-labelledby={titleId + index}>
            <h2 id={titleId + index}>{inLang(lang, title, titleEn)}</h2>
            <ul>
              {links.map((entry) => (
                <li key={entry.name}>
                  <ProductLink entry={entry} lang={lang} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

function ProductLink({ entry: { name, desc, descEn, url, urlEn, logo, logoScale = 1 }, lang }: ProductLinkProps) {
  return (
    <a href={inLang(lang, url, urlEn)} {...newTab}>
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

interface ProductLinkProps {
  entry: Product;
  lang: string;
}

/** Opens the panel below the button, left edges in line, without an arrow. A new page closes it. */
function useProductPopover({ button, trigger, lastEvent }: Omit<ProductPanelProps, 'data'>, href: string) {
  const panel = useRef<HTMLDivElement>(null);
  const on = typeof trigger === 'object' ? trigger.join(' ') : trigger;
  useEffect(() => {
    const anchor = button.current;
    if (!anchor || !panel.current) return;
    const popover = attachPopover({
      anchor,
      panel: panel.current,
      // Joined above, so that a new array with the same kinds changes nothing.
      on: on?.split(' ') as TriggerKind[] | undefined,
      placement: 'bottom-start',
      arrow: false,
      onToggle: (open) => {
        anchor.ariaExpanded = String(open);
      },
    });
    answer(anchor, popover, lastEvent.current);
    lastEvent.current = '';
    return popover.stop;
  }, [button, on, lastEvent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it.
  useEffect(() => () => panel.current?.hidePopover(), [href]);
  return panel;
}

/** Handles the last event from before the panel was loaded. */
function answer(button: HTMLElement, { trigger }: AttachedPopover, type: string): void {
  if (type === 'pointermove' && button.matches(':hover')) trigger.enter();
  if (type === 'focus' && button.matches(':focus')) trigger.focus();
  if (type === 'click') trigger.press('pointer');
}
