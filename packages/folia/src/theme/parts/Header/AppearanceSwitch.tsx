import { useAppearance, useSite, useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';

/** Sun and moon are both drawn; CSS shows the one of the current scheme, so that server and browser agree (AP-09). */
export function AppearanceSwitch() {
  const { darkMode } = useSite();
  const { appearance } = useStrings();
  const { dark, toggle } = useAppearance();
  if (!darkMode) return null;
  return (
    <button
      type="button"
      className="folia-appearance folia-icon-button folia-needs-script"
      aria-label={appearance}
      aria-pressed={dark ?? undefined}
      onClick={toggle}
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
