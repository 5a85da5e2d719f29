import type { Element } from 'hast';
import type { HastPluginDefinition } from 'satteri';
import type { Point } from 'unist';
import { blockHtml } from '../code/block';
import { readComments, translateComments } from '../code/comments';
import { type CodeMeta, readMeta } from '../code/meta';
import { readNotations, withoutHidden } from '../code/notations';
import { quote } from '../code/quote';
import { type HtmlBlock, htmlNode } from '../html-block';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';

/** Renders code blocks: highlighted, with title and line marks. */
export function code(file: FileContext): HastPluginDefinition {
  return {
    name: 'folia-code',
    options: { position: true },
    element: {
      filter: ['pre'],
      visit(node) {
        const block = node.children[0];
        if (block?.type !== 'element' || block.tagName !== 'code') return undefined;
        const rendered = render(file, block);
        return rendered instanceof Promise
          ? rendered.then((html) => htmlNode(html, file.format))
          : htmlNode(rendered, file.format);
      },
    },
  };
}

function render(file: FileContext, block: Readonly<Element>): HtmlBlock | Promise<HtmlBlock> {
  const { language, meta } = parseInfo(block);
  if (meta.file !== null) return renderQuote(file, block, { language, meta: { ...meta, file: meta.file } });
  const text = block.children[0]?.type === 'text' ? block.children[0].value : '';
  return renderText(file, text.replace(/\r?\n$/, ''), { language, meta, point: block.position?.start });
}

interface Info {
  language: string;
  meta: CodeMeta;
}

/** `ts{1,3}` and a meta without language (`{1}`, `file="…"`) occur as well as the tidy `ts {1,3}`. */
function parseInfo(block: Readonly<Element>): Info {
  const { lang, meta } = (block.data ?? {}) as { lang?: string | null; meta?: string | null };
  const name = lang ?? '';
  const end = /^[^{]*=/.test(name) ? 0 : name.search(/\{|$/);
  return { language: name.slice(0, end), meta: readMeta(`${name.slice(end)} ${meta ?? ''}`) };
}

interface Text extends Info {
  /** Where the block is. */
  point: Point | undefined;
}

function renderText(file: FileContext, text: string, { language, meta, point }: Text): HtmlBlock | Promise<HtmlBlock> {
  const noted = readNotations(withoutHidden(withoutMarks(text).replaceAll('\r\n', '\n')));
  const long = file.highlighter.findLongLine(noted.code, language);
  if (long >= 0) {
    const hint = 'Break the line, or set the language of the block to `text`.';
    file.report(`Line ${long + 1} of this code is too long to be highlighted.`, point, { level: 'warning', hint });
  }
  const { markdown: site } = file.options.config;
  const finish = (lines: readonly string[]) =>
    blockHtml({ language, meta, lines, marks: noted.marks, site, strings: file.strings });
  const lines = file.highlighter.highlight(noted.code, language);
  return lines instanceof Promise ? lines.then(finish) : finish(lines);
}

async function renderQuote(
  file: FileContext,
  block: Readonly<Element>,
  info: Info & { meta: { file: string } },
): Promise<HtmlBlock> {
  const quoted = await quote({ meta: info.meta, page: file.path, root: file.options.config.root });
  file.dependencies.add(quoted.path);
  if (!quoted.ok) file.report(quoted.message, block.position?.start, { hint: quoted.hint });
  const language = info.language || (/\.(\w+)$/.exec(info.meta.file)?.[1] ?? '');
  return renderText(file, quoted.ok ? await inLanguageOfPage(file, quoted) : '', {
    language,
    meta: info.meta,
    point: block.position?.start,
  });
}

async function inLanguageOfPage(file: FileContext, { code, path }: { code: string; path: string }): Promise<string> {
  const table = await readComments(path, { locale: file.route.locale, root: file.options.config.root });
  if (!table) return code;
  file.dependencies.add(table.path);
  return translateComments(code, table.comments);
}
