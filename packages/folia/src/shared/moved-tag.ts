import { escapeHtml } from './escape';

/** The script that redirects to headings that have moved, and its data. */
export interface MovedTag {
  src: string;
  /** Id → address with base. */
  headings: [id: string, to: string][];
}

export const movedAttributes = ({ src, headings }: MovedTag): string =>
  ` src="${escapeHtml(src)}" data-moved="${escapeHtml(JSON.stringify(headings))}"`;
