import { useLayoutEffect } from 'react';
import { useAppContext, usePage, useSite, useStrings } from '../../../client';
import { closeBanner, showBanner } from '../../../client/page/banner';
import type { BannerData } from '../../../shared/site';
import { newTab } from '../../hooks/new-tab';
import { useHref } from '../../hooks/use-href';
import { Icon } from '../Icon/Icon';
import './Banner.css';

/**
 * The site's announcement (`theme.banner`), made for the slot `beforeNav`. It is in the HTML of every page that has it,
 * but only shown where the root says so: that is decided before the first paint, so that nothing jumps and nothing
 * flashes for those who closed it (BN-06). Without script, when it could not be closed, it is not there.
 */
export function Banner() {
  const { route } = usePage().page;
  const banner = useSite().locales.find(({ lang }) => lang === route.locale)?.banner;
  return banner ? <Announcement {...banner} /> : null;
}

function Announcement({ href, message, localStorageKey }: BannerData) {
  const { storage } = useAppContext();
  const strings = useStrings();
  const target = useHref()(href);
  useLayoutEffect(() => void showBanner(storage, localStorageKey), [storage, localStorageKey]);
  const close = () => {
    closeBanner(storage, localStorageKey);
    // The pressed button is gone, so reading goes on at what comes next.
    document.querySelector<HTMLElement>('.folia-header a')?.focus({ preventScroll: true });
  };
  return (
    <aside className="folia-banner" aria-label={strings.announcement}>
      <a href={target} {...newTab(target)}>
        {message}
      </a>
      <button type="button" aria-label={strings.close} title={strings.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
