import { SiteHtml } from '../SiteHtml/SiteHtml';

/** The mark beside a nav or sidebar entry: SVG source is inserted, anything else is an image address (NV-15). */
export function Tag({ tag }: { tag: string | null }) {
  if (!tag) return null;
  if (!tag.startsWith('<svg')) return <img className="folia-tag" src={tag} alt="" width={20} height={20} />;
  return <SiteHtml as="span" className="folia-tag" html={tag} hidden />;
}
