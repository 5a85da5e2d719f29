import type { MdastPluginDefinition } from 'satteri';
import type { FileContext } from '../page-context';
import { getHeadFault, openHint } from './html-fault';

/** Checks the frontmatter of a page before its text is looked at. That of a fragment says nothing. */
export function frontmatter({ path, page, found, options, report }: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-frontmatter',
    yaml({ value }) {
      if (path !== page.path) return;
      const read = options.readFrontmatter(value, { file: path, line: 2, column: 1 });
      Object.assign(found, { frontmatter: read.frontmatter, frontmatterProblems: read.problems });
      if (options.config.markdown.rawHtml) return;
      for (const [tag, attributes] of read.frontmatter.head ?? []) {
        const fault = getHeadFault(tag, attributes);
        const line = value.slice(0, Math.max(0, value.search(/^["']?head\b/m))).split('\n').length + 1;
        if (fault) report(`\`head\` cannot have ${fault}.`, { line, column: 1 }, { hint: openHint });
      }
    },
  };
}
