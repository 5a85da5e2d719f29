import type { MdastPluginDefinition } from 'satteri';
import type { FileContext } from '../page-context';

/** Checks the frontmatter of a page before its text is looked at. That of a fragment says nothing. */
export function frontmatter({ path, page, found, options }: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-frontmatter',
    yaml({ value }) {
      if (path !== page.path) return;
      const read = options.readFrontmatter(value, { file: path, line: 2, column: 1 });
      Object.assign(found, { frontmatter: read.frontmatter, frontmatterProblems: read.problems });
    },
  };
}
