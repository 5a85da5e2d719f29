import type { MouseEvent } from 'react';
import type { SearchHit } from '../../../client';
import { Marked } from './Marked';

export interface SearchResultProps {
  id: string;
  hit: SearchHit;
  href: string;
  selected: boolean;
  newTab: boolean;
  select(): void;
  opened(hit: SearchHit, event: MouseEvent): void;
}

/** One hit. It is a link, so that it opens in a new tab the way links do. */
export function SearchResult({ id, hit, href, selected, newTab, select, opened }: SearchResultProps) {
  return (
    <a
      id={id}
      className="folia-search-hit"
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={href}
      data-type={hit.type}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      // A list that moves under a pointer at rest selects nothing.
      onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && select()}
      onClick={(event) => opened(hit, event)}
    >
      <HitIcon type={hit.type} />
      <span>
        <HitText hit={hit} />
      </span>
    </a>
  );
}

function HitText({ hit }: { hit: SearchHit }) {
  const { title, header, highlights } = hit;
  switch (hit.type) {
    case 'title':
      return <Marked text={title} ranges={highlights} />;
    case 'header':
      return (
        <>
          {title} {'> '}
          <Marked text={header} ranges={highlights} />
        </>
      );
    case 'content':
      return (
        <>
          <Marked text={hit.statement} ranges={highlights} />
          <small>{header === title ? title : `${title} > ${header}`}</small>
        </>
      );
  }
}

/** A page, a heading, a text. */
const paths = {
  title: 'M6 3h8l4 4v14H6zM14 3v4h4',
  header: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 6h16M4 12h16M4 18h10',
} as const;

const HitIcon = ({ type }: { type: SearchHit['type'] }) => (
  <svg className="folia-icon" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
    <path d={paths[type]} />
  </svg>
);
