import { useLocale, useSite } from '../../../client';
import { SiteHtml } from '../SiteHtml/SiteHtml';
import './Footer.css';

/** `theme.footer.message`, or that of the language, below home pages. Renders nothing when there is none. */
export function Footer() {
  const { footerMessage } = { ...useSite(), ...useLocale() };
  if (!footerMessage) return null;
  return <SiteHtml as="footer" className="folia-footer" html={footerMessage} />;
}
