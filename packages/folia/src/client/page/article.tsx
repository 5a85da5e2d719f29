import { directionOf } from '../../shared/direction';
import * as markup from '../../shared/markup';
import { serializeTexts } from '../code/code-texts';
import { usePage, useStrings } from '../hooks';
import { AdoptedHtml } from '../hydration/adopted-html';

interface ArticleProps {
  /** Class of the element around the text. */
  className?: string;
}

/**
 * The rendered text of the page, for a layout to place. In the browser it adopts the HTML that is there: the text is never hydrated, its
 * islands are hydrated in place.
 *
 * @example <main id="folia-content" tabIndex={-1}><Article /></main>
 */
export function Article({ className }: ArticleProps) {
  const { body, islands, page } = usePage();
  const strings = useStrings();
  const language = page.fallback && { lang: page.fallback, dir: directionOf(page.fallback) };
  return (
    <AdoptedHtml
      key={page.href}
      tag="div"
      attributes={{ className, ...language, [markup.body]: '', [markup.texts]: serializeTexts(strings) }}
      html={body}
      islands={islands}
    />
  );
}
