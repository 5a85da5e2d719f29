import { useBanner, useStrings } from '../../../client';
import { externalLink } from '../../dom/external-link';
import { Icon } from '../Icon/Icon';
import './Banner.css';

/**
 * The site's announcement (`theme.banner`), made for the slot `beforeNav`. It is in the HTML of every page that has it, and shown when the
 * root element says so before the first paint: nothing moves, and users who closed it do not see it flash. Without JavaScript, when it
 * could not be closed, it stays hidden.
 *
 * @example defineTheme(defaultTheme, { slots: { beforeNav: Banner } })
 */
export function Banner() {
  const banner = useBanner();
  const strings = useStrings();
  if (!banner) return null;
  const close = () => {
    banner.close();
    // The focused button is hidden now: the focus moves to what follows the banner.
    document.querySelector<HTMLElement>('.folia-header a')?.focus({ preventScroll: true });
  };
  return (
    <aside className="folia-banner" aria-label={strings.announcement}>
      <a href={banner.href} {...externalLink(banner.href)}>
        {banner.message}
      </a>
      <button type="button" aria-label={strings.close} title={strings.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
