import { usePage, useStrings } from '../../../client';
import * as markup from '../../../shared/markup';
import { getOutline } from '../../../shared/toc';
import { InlineText } from '../../parts/InlineText/InlineText';
import './Toc.css';

/**
 * Lists the headings of the page in its text. Rendered at build time, once the headings are known.
 *
 * @example <Toc />
 */
export function Toc() {
  const { toc } = usePage().page;
  const { outlineTitle } = useStrings();
  return (
    <nav className="folia-toc" {...{ [markup.toc]: '' }} aria-label={outlineTitle}>
      <ul>
        {getOutline(toc).map(({ id, text, indent }) => (
          <li key={id} data-level={indent}>
            <a href={`#${id}`}>
              <InlineText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
