import { useSite } from '../../../client';
import { withBase } from '../../../model/route';
import { SiteHtml } from '../SiteHtml/SiteHtml';

/** The mark beside a nav or sidebar entry: SVG source is inserted, anything else is an image address (NV-15). */
export function Tag({ tag }: { tag: string | null }) {
  const { base } = useSite().rules;
  if (!tag) return null;
  if (tag.startsWith('<svg')) return <SiteHtml as="span" className="folia-tag" html={tag} hidden />;
  return <img className="folia-tag" src={withBase(tag, base)} alt="" width={20} height={20} />;
}
