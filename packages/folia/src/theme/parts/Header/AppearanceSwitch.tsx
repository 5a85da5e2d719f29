import { useAnnounce, useAppearance, useSite, useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';

/**
 * Switches between light, dark and the system's appearance. Sun and moon are both rendered and CSS shows one, so that server and browser
 * agree. The accessible name contains the state; a stored choice is underlined.
 */
export function AppearanceSwitch() {
  const { darkMode } = useSite();
  const strings = useStrings();
  const announce = useAnnounce();
  const { choice, dark, toggle } = useAppearance();
  if (!darkMode) return null;
  const name = dark === null ? strings.appearance : strings[choice];
  return (
    <button
      type="button"
      className="folia-appearance folia-icon-button folia-needs-script"
      aria-label={name}
      data-kept={dark !== null && choice !== 'auto' ? '' : undefined}
      onClick={(event) => announce(strings[toggle(event)])}
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
