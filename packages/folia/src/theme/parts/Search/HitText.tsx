import type { SearchHit } from '../../../client';
import { Marked } from './Marked';

/** What a hit shows, with the words of the query marked. */
export function HitText({ hit }: { hit: SearchHit }) {
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
