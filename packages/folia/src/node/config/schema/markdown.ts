import { z } from 'zod';
import { filled, pattern } from './parts';

const paths = () => z.array(filled()).default([]);

const linkCheck = z.strictObject({
  ignore: z
    .array(pattern().meta({ tsType: 'string | RegExp' }))
    .default([])
    .describe(
      'Links that may be dead, as written or by their address without base: text in which `*` stands for any characters, such as `/api/*`, or a regular expression.',
    ),
  anchors: z
    .boolean()
    .default(true)
    .describe('Whether a link to a missing heading of a page fails the build. Otherwise it is a warning.'),
});

export const markdownSchema = z.strictObject({
  showLineNumbers: z.boolean().default(false).describe('Whether code blocks show line numbers.'),
  lineNumbersWithMarks: z
    .boolean()
    .default(false)
    .describe('Whether a code block with marked lines shows line numbers even where `showLineNumbers` is off.'),
  defaultWrapCode: z.boolean().default(false).describe('Whether long lines of code wrap from the start.'),
  foldCode: z
    .int()
    .min(0)
    .default(0)
    .describe('Code blocks with more lines than this show their beginning and a control for the rest; 0 folds none.'),
  checkDeadLinks: z
    .union([z.boolean(), linkCheck])
    .default(true)
    .describe(
      'Whether a link to a missing page or heading fails the build. The dev server warns about those of each page that it shows.',
    ),
  rawHtml: z
    .boolean()
    .default(false)
    .describe(
      'Whether pages may contain any HTML and any tags in `head`. Otherwise the build refuses scripts, frames, forms, event handlers and anything else that runs or replaces parts of the page.',
    ),
  math: z
    .boolean()
    .default(false)
    .describe('Whether `$x$` and `$$x$$` are LaTeX formulas, rendered as MathML by the build.'),
  containers: z
    .record(
      z.string().regex(/^[a-z][a-z\d-]*$/),
      z.enum(['tip', 'note', 'info', 'warning', 'caution', 'danger', 'details']),
    )
    .default({})
    .describe('More names for containers, and the callout that each one is: `{ example: "info" }` for `:::example`.'),
  highlightLanguages: z
    .union([z.array(z.tuple([filled(), filled()])), z.record(filled(), filled())])
    .transform((aliases): Record<string, string> => (Array.isArray(aliases) ? Object.fromEntries(aliases) : aliases))
    .default({})
    .describe('More names for languages of code blocks: `[["conf", "ini"]]` or `{ conf: "ini" }`.'),
  languages: paths().describe(
    'TextMate grammars for code blocks, each a JSON file or a module whose default export is one. The `name` and the `aliases` of the grammar are the names of the language.',
  ),
  codeTransformers: paths().describe(
    'Modules whose default export is a Shiki transformer for code blocks, a list of them, or a function that returns either.',
  ),
  globalComponents: paths().describe('Component modules every page may use without an import.'),
  mdastPlugins: paths().describe('Modules whose default export is a Satteri plugin for the Markdown tree (mdast).'),
  hastPlugins: paths().describe('Modules whose default export is a Satteri plugin for the HTML tree (hast).'),
});
