import { wideMenu } from '../../hooks/wide';

/** A menu that opened without a press; the press that follows keeps it open instead of closing it. */
type Lightly = 'hover' | 'focus';

interface Menus {
  place: HTMLElement;
  light: Map<HTMLDetailsElement, Lightly>;
}

type Test = (menu: HTMLDetailsElement) => boolean;

/**
 * The menus in `place` open while a mouse is over them and when the Tab key reaches them; they close on Escape (with focus
 * back on their title), when pointer or focus go elsewhere, and when the page changes (NV-05, SO-05, AX-07). In the
 * full-screen menu they open in place, by a press only, and stay open (MB-09).
 */
export function startMenus(place: HTMLElement, signal: AbortSignal): void {
  const menus: Menus = { place, light: new Map() };
  const options = { signal };
  followPointer(menus, signal);
  followFocus(menus, signal);
  place.addEventListener('click', (event) => keep(menus, event), options);
  const onPage = () => {
    closeWhere(menus, () => true);
    for (const menu of place.querySelectorAll('details')) tell(menu);
  };
  window.addEventListener('folia:content', onPage, options);
  place.addEventListener('toggle', ({ target }) => tell(target), { signal, capture: true });
  for (const menu of place.querySelectorAll('details')) tell(menu);
  tell(place);
}

function followPointer(menus: Menus, signal: AbortSignal): void {
  const options = { signal };
  const leave = (target: unknown) =>
    closeWhere(menus, (menu) => menus.light.get(menu) === 'hover' && !isIn(menu.closest(area) ?? menu, target));
  document.addEventListener(
    'pointerover',
    ({ pointerType, target, relatedTarget }) => {
      if (pointerType !== 'mouse') return;
      leave(target);
      const menu = menuAt(target);
      // Only coming in counts: a menu that was closed stays so while the pointer moves about in it.
      if (menu && !isIn(menu, relatedTarget)) open(menus, menu, 'hover');
    },
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => leave(null), options);
  document.addEventListener('pointerdown', ({ target }) => closeWhere(menus, (menu) => !isIn(menu, target)), options);
  const under = menus.place.querySelector<HTMLDetailsElement>('.folia-menu:hover');
  if (under && window.matchMedia('(hover:hover)').matches) open(menus, under, 'hover');
}

/** Nearer than a menu: as long as the pointer is in here, the menu stays. */
const area = '[data-menu-area]';

function followFocus(menus: Menus, signal: AbortSignal): void {
  const options = { signal };
  let returning = false;
  const look = (title: Element | null) => {
    if (!returning && title?.matches('summary:focus-visible')) open(menus, menuAt(title), 'focus');
  };
  menus.place.addEventListener('focusin', ({ target }) => look(target instanceof Element ? target : null), options);
  menus.place.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && closeWhere(menus, (menu) => !isIn(menu, relatedTarget)),
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      // The innermost one that is open stands last.
      const menu = key === 'Escape' ? openIn(menus).at(-1) : undefined;
      if (!menu) return;
      const inside = menu.contains(document.activeElement);
      close(menus, menu);
      returning = true;
      if (inside) menu.querySelector('summary')?.focus();
      returning = false;
    },
    options,
  );
  look(document.activeElement);
}

/** A press on the title of a menu that opened automatically. */
function keep({ light }: Menus, event: Event): void {
  const title = event.target instanceof Element ? event.target.closest('summary') : null;
  const menu = menuAt(title);
  if (menu && light.delete(menu) && menu.open) event.preventDefault();
}

function open(menus: Menus, menu: HTMLDetailsElement | null, how: Lightly): void {
  if (!menu || menu.open || !inHeader()) return;
  closeWhere(menus, (other) => !other.contains(menu));
  menus.light.set(menu, how);
  menu.open = true;
}

function close({ light }: Menus, menu: HTMLDetailsElement): void {
  light.delete(menu);
  menu.open = false;
}

function closeWhere(menus: Menus, test: Test): void {
  for (const menu of openIn(menus)) if (test(menu)) close(menus, menu);
}

const openIn = ({ place }: Menus): HTMLDetailsElement[] =>
  inHeader() ? [...place.querySelectorAll<HTMLDetailsElement>('.folia-menu[open]')] : [];

const menuAt = (target: unknown): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('.folia-menu') : null;

const isIn = (element: Element, target: unknown): boolean => target instanceof Node && element.contains(target);

const inHeader = (): boolean => window.matchMedia(wideMenu).matches;

/** Says in an attribute what browsers know already, for those who look there. */
function tell(target: EventTarget | null): void {
  if (target instanceof HTMLDetailsElement) {
    const title = target.querySelector('summary');
    if (title) title.ariaExpanded = String(target.open);
  } else if (target instanceof HTMLElement && target.id) {
    const button = document.querySelector(`[popovertarget="${target.id}"]`);
    if (button) button.ariaExpanded = String(target.matches(':popover-open'));
  }
}
