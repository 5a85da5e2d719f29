import * as markup from '../../shared/markup';
import { type Appearance, createAppearance } from '../appearance/appearance';
import { createAppearanceHost } from '../appearance/appearance-host';
import { closest } from '../bootstrap/closest';
import type { Announcer } from '../router/announcer';

const findSwitch = () => document.querySelector(`[${markup.appearanceSwitch}]`);

/** Light and dark: kept in step with the system and other windows, and changed by the switch of the layout, hydrated or not. */
export function watchAppearance(announcer: Announcer): Appearance {
  // The script in the head has set it, unless the site has no dark mode.
  const darkMode = document.documentElement.style.colorScheme !== '';
  const animate = () => findSwitch()?.getAttribute(markup.appearanceSwitch) === 'animated';
  const appearance = createAppearance(darkMode ? createAppearanceHost({ animate }) : null);
  addEventListener('click', (event) => {
    const button = closest(event, `[${markup.appearanceSwitch}]`);
    if (!button) return;
    const choice = appearance.next();
    appearance.set(choice, { x: event.clientX, y: event.clientY });
    announcer.say(button.dataset[choice] ?? '');
  });
  return appearance;
}
