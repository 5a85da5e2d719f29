import * as markup from '../../../shared/markup';

/**
 * `Overview` in the text of a page, the same as `overview: true` in its frontmatter: below the text, the page lists the pages below it.
 * The cards are made when all pages are known; this is the mark that asks for them.
 *
 * @example <Overview overviewHeaders={[2, 3]} />
 */
export const OverviewMark = ({ overviewHeaders = [] }: { overviewHeaders?: number[] }) => (
  <div hidden {...{ [markup.screenOnly]: '', [markup.overview]: overviewHeaders.join(',') }} />
);
