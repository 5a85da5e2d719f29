import * as markup from '../../../shared/markup';

interface OverviewMarkProps {
  /** Levels of the headings that are listed, whatever pages and navigation files say. */
  overviewHeaders?: number[];
}

/**
 * Lists the pages below this one with their headings or options, after the text of the page. The same as `overview: true` in the frontmatter.
 *
 * @example <Overview overviewHeaders={[2, 3]} />
 */
export const OverviewMark = ({ overviewHeaders = [] }: OverviewMarkProps) => (
  <div hidden {...{ [markup.screenOnly]: '', [markup.overview]: overviewHeaders.join(',') }} />
);
