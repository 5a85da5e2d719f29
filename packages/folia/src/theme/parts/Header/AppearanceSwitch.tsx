import { useAppearance, useSite, useStrings } from '../../../client';
import * as markup from '../../../shared/markup';
import { Icon } from '../Icon/Icon';

/**
 * Switches between light, dark and the system's appearance. Sun and moon are both rendered and CSS shows one, so that server and browser
 * agree. The accessible name contains the state; a stored choice has a dot. Presses are answered by the client,
 * before hydration too.
 */
export function AppearanceSwitch() {
  const { darkMode, enableAppearanceAnimation } = useSite();
  const strings = useStrings();
  const { choice, dark } = useAppearance();
  if (!darkMode) return null;
  const name = dark === null ? strings.appearance : strings[choice];
  return (
    <button
      type="button"
      className="folia-appearance folia-icon-button folia-needs-script"
      aria-label={name}
      data-kept={dark !== null && choice !== 'auto' ? '' : undefined}
      data-light={strings.light}
      data-dark={strings.dark}
      data-auto={strings.auto}
      {...{ [markup.appearanceSwitch]: enableAppearanceAnimation ? 'animated' : '' }}
    >
      <span data-scheme="light">
        <Icon name="sun" />
      </span>
      <span data-scheme="dark">
        <Icon name="moon" />
      </span>
    </button>
  );
}
