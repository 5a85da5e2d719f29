/** The panels of small screens, each with the bar that it opens below. */
const panels = [
  ['.folia-outline', '.folia-mobile-bar'],
  ['.folia-header-menu', '.folia-header'],
] as const;

/**
 * Puts the panels of small screens below their bars where the style sheet does not: some browsers have no anchor positioning, and in some an
 * anchor does not move with its sticky bar.
 */
export function watchPanels(): void {
  // Before they are rendered, and afterwards, when it shows where they are.
  for (const type of ['beforetoggle', 'toggle']) addEventListener(type, onToggle, { capture: true });
  const follow = () => {
    for (const [panel, bar] of panels) if (find(`${panel}:popover-open`)) place(find(panel), find(bar));
  };
  addEventListener('scroll', follow, { passive: true });
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function onToggle({ target, type }: Event): void {
  const [, bar] = panels.find(([panel]) => target instanceof Element && target.matches(panel)) ?? [];
  // Events of popovers go to elements of HTML.
  if (bar) place(target as HTMLElement, find(bar), type === 'beforetoggle');
}

function place(panel: HTMLElement | null, bar: HTMLElement | null, opens = false): void {
  if (!panel || !bar) return;
  const { bottom } = bar.getBoundingClientRect();
  if (panel.matches(':popover-open')) {
    if (Math.abs(panel.getBoundingClientRect().top - bottom) > 1) panel.style.insetBlockStart = `${bottom}px`;
  } else if (opens && !CSS.supports('top: anchor(bottom)')) panel.style.insetBlockStart = `${bottom}px`;
  else panel.style.insetBlockStart = '';
}
