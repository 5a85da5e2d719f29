import { useSite } from '../../../client';
import { SiteHtml } from '../SiteHtml/SiteHtml';
import './Footer.css';

/** The site's closing line on home pages; absent when there is none (HM-06). */
export function Footer() {
  const { footerMessage } = useSite();
  if (!footerMessage) return null;
  return <SiteHtml as="footer" className="folia-footer" html={footerMessage} />;
}
