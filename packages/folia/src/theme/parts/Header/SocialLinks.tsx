import { useLocale, useSite, useStrings } from '../../../client';
import { socialLinksInline } from '../../../shared/constants';
import type { SocialLink } from '../../../shared/site';
import { newTab } from '../../dom/external-link';
import { Menu } from '../Menu/Menu';
import { SocialIcon } from './SocialIcon';

/** The first three links are in the header, the others in a menu, which stays open while the pointer is in the group. */
export function SocialLinks() {
  const { socialLinks } = { ...useSite(), ...useLocale() };
  const { openLinks } = useStrings();
  const all = socialLinks.map((link) => <Social key={link.name + link.href} {...link} />);
  const rest = all.slice(socialLinksInline);
  if (all.length === 0) return null;
  return (
    <div className="folia-social" data-menu-area="">
      {all.slice(0, socialLinksInline)}
      {rest.length > 0 && (
        <Menu name={openLinks} title={null}>
          <div className="folia-social">{rest}</div>
        </Menu>
      )}
    </div>
  );
}

function Social({ name, href, icon: index }: SocialLink) {
  const icon = <SocialIcon index={index} part="icon" />;
  if (href === null) {
    return (
      <Menu name={name} title={icon} bare inner>
        <SocialIcon index={index} part="panel" />
      </Menu>
    );
  }
  return (
    <a className="folia-icon-button" href={href} {...newTab} aria-label={name}>
      {icon}
    </a>
  );
}
