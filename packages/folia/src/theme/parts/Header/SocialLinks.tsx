import { useSite, useStrings } from '../../../client';
import { socialLinksInline } from '../../../model/constants';
import type { SocialLink } from '../../../model/site';
import { Menu } from '../Menu/Menu';
import { SiteHtml } from '../SiteHtml/SiteHtml';
import { SocialIcon } from './SocialIcon';

/** The first three inline, the rest behind an arrow (SO-01). */
export function SocialLinks() {
  const { socialLinks } = useSite();
  const strings = useStrings();
  if (socialLinks.length === 0) return null;
  const rest = socialLinks.slice(socialLinksInline);
  return (
    <div className="folia-social">
      {socialLinks.slice(0, socialLinksInline).map((link) => (
        <Social key={link.content} link={link} />
      ))}
      {rest.length > 0 && (
        <Menu name={strings.openLinks} title={null}>
          <div className="folia-social">
            {rest.map((link) => (
              <Social key={link.content} link={link} />
            ))}
          </div>
        </Menu>
      )}
    </div>
  );
}

function Social({ link }: { link: SocialLink }) {
  const name = nameOf(link);
  const icon = <SocialIcon icon={link.icon} />;
  if (link.mode === 'link') {
    return (
      <a className="folia-icon-button" href={link.content} target="_blank" rel="noopener noreferrer" aria-label={name}>
        {icon}
      </a>
    );
  }
  return (
    <Menu name={name} title={icon} bare>
      <SocialContent link={link} />
    </Menu>
  );
}

function SocialContent({ link: { mode, content } }: { link: SocialLink }) {
  if (mode === 'img') return <img src={content} alt="" loading="lazy" />;
  if (mode === 'dom') return <SiteHtml html={content} />;
  return <p className="folia-menu-group">{content}</p>;
}

const nameOf = ({ icon, content }: SocialLink) => (typeof icon === 'string' ? icon.toLowerCase() : content);
