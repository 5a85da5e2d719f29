import { useSite } from '../../../client';
import { withBase } from '../../../shared/route';
import { SiteHtml } from '../SiteHtml/SiteHtml';

/** The mark beside a nav or sidebar entry: SVG source is inserted, anything else is an image address (NV-15). */
export function Tag({ tag }: { tag: string | null }) {
  if (!tag) return null;
  if (tag.startsWith('<svg')) return <SiteHtml as="span" className="folia-tag" html={tag} hidden />;
  return <TagImage address={tag} />;
}

function TagImage({ address }: { address: string }) {
  const { base } = useSite().rules;
  return <img className="folia-tag" src={withBase(address, base)} alt="" width={20} height={20} />;
}
