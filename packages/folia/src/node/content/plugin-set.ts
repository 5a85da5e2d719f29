import { belowTitle } from './markdown/below-title';
import { callouts } from './markdown/callouts';
import { code } from './markdown/code';
import { codeGroup, codeGroupContainer } from './markdown/code-group';
import { components } from './markdown/components';
import { directives } from './markdown/directives';
import { frontmatter } from './markdown/frontmatter';
import { headings } from './markdown/headings';
import { images } from './markdown/images';
import { inlineCode } from './markdown/inline-code';
import { jsxHtml } from './markdown/jsx-html';
import { links } from './markdown/links';
import { math } from './markdown/math';
import { rawHtml } from './markdown/raw-html';
import { snippets } from './markdown/snippets';
import { tables } from './markdown/tables';
import { tasks } from './markdown/tasks';
import { toc } from './markdown/toc';
import { tree } from './markdown/tree';
import type { FileContext } from './page-context';
import { guardPlugins } from './plugin-guard';

/** The plugins of one file, each with its kind of node. None knows the others. */
export function pluginsFor(file: FileContext) {
  const { markdown } = file.options.config;
  const site = guardPlugins(file);
  return {
    data: file.path === file.page.path ? file.found.data : {},
    features: { directive: true, math: markdown.math, gfm: { footnotes: { label: file.strings.footnotes } } },
    mdastPlugins: [
      frontmatter(file),
      snippets(file),
      toc(file),
      tree(file),
      callouts(file),
      components(file),
      codeGroupContainer(file),
      directives(file),
      ...site.mdast,
    ],
    // `rawHtml` before those that emit raw HTML themselves
    hastPlugins: [
      headings(file),
      links(file),
      images(file),
      ...(file.format === 'md' ? [rawHtml(file)] : [jsxHtml(file)]),
      belowTitle(file),
      ...(markdown.math ? [math(file)] : []),
      codeGroup(file),
      code(file),
      inlineCode,
      tables(file),
      tasks(file),
      ...site.hast,
    ],
  };
}
