import { escapeHtml } from './escape';

/** The script that leads on to headings that have moved, and what it is told. */
export interface MovedTag {
  src: string;
  /** Id → address with base. */
  headings: [id: string, to: string][];
}

export const movedAttributes = ({ src, headings }: MovedTag): string =>
  ` src="${escapeHtml(src)}" data-moved="${escapeHtml(JSON.stringify(headings))}"`;
