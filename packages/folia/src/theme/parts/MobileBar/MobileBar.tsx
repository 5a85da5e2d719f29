import { useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';
import './MobileBar.css';

/** Below 960 px: `Menu` opens the sidebar, the outline's title opens the outline. Works without JavaScript. */
export function MobileBar({ sidebar, outline }: { sidebar: boolean; outline: boolean }) {
  const { menu, outlineTitle } = useStrings();
  if (!sidebar && !outline) return null;
  return (
    <div className="folia-mobile-bar">
      {sidebar && (
        <button type="button" popoverTarget="folia-sidebar">
          <Icon name="list" size={18} />
          {menu}
        </button>
      )}
      {outline && (
        <button type="button" className="folia-outline-button" popoverTarget="folia-outline">
          {outlineTitle}
          <Icon name="chevron" size={16} />
        </button>
      )}
    </div>
  );
}
