import { useRef } from 'react';
import { Slot, usePage, useParts, useSite, useStrings } from '../../../client';
import { wideMenu } from '../../dom/breakpoints';
import { useAutoClose } from '../../dom/use-auto-close';
import { Icon } from '../Icon/Icon';
import { Lazy } from '../Lazy/Lazy';
import { useMenus } from '../Menu/use-menus';
import { AlternateMenu } from './AlternateMenu';
import { SocialLinks } from './SocialLinks';
import './Header.css';
import './HeaderMenu.css';

/**
 * The bar at the top. Below 768 px its menu is a full-screen popover that opens without JavaScript. From there on the menu's parts are
 * items of the bar, with the search between the left and the right ones.
 */
export function Header() {
  const { hideNavbar } = useSite();
  const { Logo, SearchButton } = useParts();
  return (
    <header className="folia-header">
      <div className="folia-header-inner">
        <Slot name="beforeNavTitle" />
        <Logo />
        <Slot name="afterNavTitle" />
        <SearchButton />
        <HeaderMenu />
        <HeaderButton />
      </div>
      {hideNavbar === 'auto' && <Lazy load={loadHiding} />}
    </header>
  );
}

const loadHiding = () => import('./HeaderHiding');

function HeaderMenu() {
  const { page, versions } = usePage();
  const { NavLinks, LanguageMenu, AppearanceSwitch } = useParts();
  const strings = useStrings();
  const ref = useRef<HTMLDivElement>(null);
  useAutoClose(ref, { href: page.href, wide: wideMenu });
  useMenus(ref);
  return (
    <div ref={ref} id="folia-header-menu" className="folia-header-menu" popover="auto">
      <Slot name="beforeNavMenu" />
      <nav className="folia-nav" aria-label={strings.mainNav}>
        <NavLinks />
      </nav>
      <div className="folia-header-tools">
        <LanguageMenu />
        <AlternateMenu name={strings.version} entries={versions} />
        <AppearanceSwitch />
        <SocialLinks />
      </div>
      <Slot name="afterNavMenu" />
    </div>
  );
}

function HeaderButton() {
  const { mobileMenu } = useStrings();
  return (
    <button type="button" className="folia-hamburger" popoverTarget="folia-header-menu" aria-label={mobileMenu}>
      <Icon name="menu" size={24} />
      <Icon name="close" size={24} />
    </button>
  );
}
