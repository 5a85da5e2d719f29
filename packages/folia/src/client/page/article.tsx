import * as markup from '../../shared/markup';
import { usePage } from '../hooks';
import { AdoptedHtml } from '../hydration/adopted-html';

/**
 * The page's text. In the browser it takes over the HTML that is already there, so it is never hydrated; its islands
 * are hydrated in place.
 */
export function Article({ className }: { className?: string }) {
  const { body, islands, page } = usePage();
  return (
    <AdoptedHtml
      key={page.href}
      tag="div"
      attributes={{ className, [markup.body]: '' }}
      html={body}
      islands={islands}
    />
  );
}
