import { useSite } from '../../../client';
import { withBase } from '../../../shared/route';
import { SiteHtml } from '../SiteHtml/SiteHtml';

/** The picture beside an entry of header or sidebar: SVG source is inserted, anything else is the address of an image. */
export function Tag({ tag }: { tag: string | null }) {
  if (!tag) return null;
  if (tag.startsWith('<svg')) return <SiteHtml as="span" className="folia-tag" html={tag} hidden />;
  return <TagImage address={tag} />;
}

function TagImage({ address }: { address: string }) {
  const { base } = useSite().rules;
  return <img className="folia-tag" src={withBase(address, base)} alt="" width={20} height={20} />;
}
