import type { Page } from './page';
import { readPage } from './read-page';

/** A page for a test, from its text. */
export const writePage = (source: string, { id = 'guide/x', locale = 'en' } = {}): Page =>
  readPage({ id, locale, file: `${locale}/${id}.mdx`, source });

/** One fence as a page. */
export const fencePage = (language: string, code: string, meta = ''): Page =>
  writePage(`\`\`\`${language} ${meta}\n${code}\n\`\`\`\n`);
