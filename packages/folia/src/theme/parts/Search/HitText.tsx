import type { SearchHit } from '../../../client';
import { Marked } from './Marked';

/**
 * What a hit shows, with the words of the query marked. Its page is named above it on the screen, and in its own text for screen
 * readers.
 */
export function HitText({ hit }: { hit: SearchHit }) {
  const { title, header, highlights } = hit;
  const page = <span className="folia-visually-hidden">{`${title} > `}</span>;
  switch (hit.type) {
    case 'title':
      return <Marked text={title} ranges={highlights} />;
    case 'header':
      return (
        <>
          {page}
          <Marked text={header} ranges={highlights} />
        </>
      );
    case 'content':
      return (
        <>
          <Marked text={hit.statement} ranges={highlights} />
          {header === title ? (
            <span className="folia-visually-hidden"> {title}</span>
          ) : (
            <small>
              {page}
              {header}
            </small>
          )}
        </>
      );
  }
}
