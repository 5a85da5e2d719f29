import { usePage, useStrings } from '../../../client';
import type { NavLink } from '../../../shared/nav';
import { InlineText } from '../InlineText/InlineText';
import './PrevNext.css';

/** Links to the previous and the next page. */
export function PrevNext() {
  const { prev, next } = usePage();
  const strings = useStrings();
  if (!prev && !next) return null;
  return (
    <nav className="folia-prev-next" aria-label={strings.pageNav}>
      {prev && <Neighbour link={prev} label={strings.prevPage} rel="prev" />}
      {next && <Neighbour link={next} label={strings.nextPage} rel="next" />}
    </nav>
  );
}

function Neighbour({ link, label, rel }: { link: NavLink; label: string; rel: 'prev' | 'next' }) {
  return (
    <a href={link.href} rel={rel}>
      <span className="folia-prev-next-label">{label}</span>
      <span className="folia-prev-next-title">
        <InlineText text={link.label} />
      </span>
    </a>
  );
}
