import { wideMenu } from '../../dom/breakpoints';

/** A menu that opened without a press; a press then keeps it open instead of closing it. */
type Trigger = 'hover' | 'focus';

interface Menus {
  root: HTMLElement;
  /** Menus that opened without a press. */
  hinted: Map<HTMLDetailsElement, Trigger>;
}

/**
 * The menus in `root` open while a mouse is over them and when the Tab key reaches them. They close on Escape (the focus returns to their
 * title), when pointer or focus leave them, and when the page changes. In the full-screen menu they open in place, by a press only, and
 * stay open.
 */
export function startMenus(root: HTMLElement, signal: AbortSignal): void {
  const menus: Menus = { root, hinted: new Map() };
  const options = { signal };
  followPointer(menus, signal);
  followFocus(menus, signal);
  root.addEventListener('click', (event) => keepOpen(menus, event), options);
  const onPage = () => {
    closeWhere(menus, () => true);
    for (const menu of root.querySelectorAll('details')) updateExpanded(menu);
  };
  window.addEventListener('folia:content', onPage, options);
  root.addEventListener('toggle', ({ target }) => updateExpanded(target), { signal, capture: true });
  for (const menu of root.querySelectorAll('details')) updateExpanded(menu);
}

function followPointer(menus: Menus, signal: AbortSignal): void {
  const options = { signal };
  const leave = (target: unknown) =>
    closeWhere(menus, (menu) => menus.hinted.get(menu) === 'hover' && !isIn(menu.closest(area) ?? menu, target));
  document.addEventListener(
    'pointerover',
    ({ pointerType, target, relatedTarget }) => {
      if (pointerType !== 'mouse') return;
      leave(target);
      const menu = menuAt(target);
      // Only when the pointer enters: a menu that was closed stays closed while the pointer moves in it.
      if (menu && !isIn(menu, relatedTarget)) open(menus, menu, 'hover');
    },
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => leave(null), options);
  document.addEventListener('pointerdown', ({ target }) => closeWhere(menus, (menu) => !isIn(menu, target)), options);
  const under = menus.root.querySelector<HTMLDetailsElement>('.folia-menu:hover');
  if (under && window.matchMedia('(hover:hover)').matches) open(menus, under, 'hover');
}

/** The menus in such an element stay open while the pointer is in it. */
const area = '[data-menu-area]';

function followFocus(menus: Menus, signal: AbortSignal): void {
  const options = { signal };
  let returning = false;
  const openTitle = (title: Element | null) => {
    if (!returning && title?.matches('summary:focus-visible')) open(menus, menuAt(title), 'focus');
  };
  menus.root.addEventListener('focusin', ({ target }) => openTitle(target instanceof Element ? target : null), options);
  menus.root.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && closeWhere(menus, (menu) => !isIn(menu, relatedTarget)),
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      // The innermost open menu is the last one.
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
  openTitle(document.activeElement);
}

/** A press on the title of a menu that opened without one. */
function keepOpen({ hinted }: Menus, event: Event): void {
  const title = event.target instanceof Element ? event.target.closest('summary') : null;
  const menu = menuAt(title);
  if (menu && hinted.delete(menu) && menu.open) event.preventDefault();
}

function open(menus: Menus, menu: HTMLDetailsElement | null, how: Trigger): void {
  if (!menu || menu.open || !inHeader()) return;
  closeWhere(menus, (other) => !other.contains(menu));
  menus.hinted.set(menu, how);
  menu.open = true;
}

function close({ hinted }: Menus, menu: HTMLDetailsElement): void {
  hinted.delete(menu);
  menu.open = false;
}

function closeWhere(menus: Menus, test: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of openIn(menus)) if (test(menu)) close(menus, menu);
}

const openIn = ({ root }: Menus): HTMLDetailsElement[] =>
  inHeader() ? [...root.querySelectorAll<HTMLDetailsElement>('.folia-menu[open]')] : [];

const menuAt = (target: unknown): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('.folia-menu') : null;

const isIn = (element: Element, target: unknown): boolean => target instanceof Node && element.contains(target);

const inHeader = (): boolean => window.matchMedia(wideMenu).matches;

/** Not every screen reader derives it from `<details>`. */
function updateExpanded(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const title = target.querySelector('summary');
  if (title) title.ariaExpanded = String(target.open);
}
