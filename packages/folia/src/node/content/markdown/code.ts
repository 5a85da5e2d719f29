import type { Element } from 'hast';
import type { HastPluginDefinition } from 'satteri';
import type { Point } from 'unist';
import { blockHtml } from '../code/block';
import { readComments, translateComments } from '../code/comments';
import { type CodeMeta, readMeta } from '../code/meta';
import { readNotations, withoutHidden } from '../code/notations';
import { readPrompts } from '../code/prompts';
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
        const rendered = render(file, block, getStart(node));
        return rendered instanceof Promise
          ? rendered.then((html) => htmlNode(html, file.format))
          : htmlNode(rendered, file.format);
      },
    },
  };
}

function render(file: FileContext, block: Readonly<Element>, point: Point | undefined): HtmlBlock | Promise<HtmlBlock> {
  const { language, meta } = parseInfo(block);
  if (meta.file !== null) return renderQuote(file, { language, meta: { ...meta, file: meta.file }, point });
  const text = block.children[0]?.type === 'text' ? block.children[0].value : '';
  return renderText(file, text.replace(/\r?\n$/, ''), { language, meta, point });
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
  const { code: withPrompts, marks } = readNotations(withoutHidden(withoutMarks(text).replaceAll('\r\n', '\n')));
  const { code, prompts } = readPrompts(withPrompts, language);
  const long = file.highlighter.findLongLine(code, language);
  if (long >= 0) {
    const hint = 'Break the line, or set the language of the block to `text`.';
    file.report(`Line ${long + 1} of this code is too long to be highlighted.`, point, { level: 'warning', hint });
  }
  const { markdown: site } = file.options.config;
  const finish = (lines: readonly string[]) =>
    blockHtml({ lang: file.page.route.locale, language, meta, lines, marks, prompts, site, strings: file.strings });
  const lines = file.highlighter.highlight(code, language);
  return lines instanceof Promise ? lines.then(finish) : finish(lines);
}

async function renderQuote(file: FileContext, text: Text & { meta: { file: string } }): Promise<HtmlBlock> {
  const { meta, point } = text;
  const quoted = await quote({ meta, page: file.path, root: file.options.config.root });
  file.dependencies.add(quoted.path);
  if (!quoted.ok) file.report(quoted.message, point, { hint: quoted.hint });
  const language = text.language || (/\.(\w+)$/.exec(meta.file)?.[1] ?? '');
  return renderText(file, quoted.ok ? await inLanguageOfPage(file, quoted) : '', { language, meta, point });
}

/** That of a snippet is in its attributes. */
function getStart({ position, properties: { dataLine, dataColumn } }: Readonly<Element>): Point | undefined {
  return dataLine === undefined ? position?.start : { line: Number(dataLine), column: Number(dataColumn) };
}

async function inLanguageOfPage(file: FileContext, { code, path }: { code: string; path: string }): Promise<string> {
  const table = await readComments(path, { locale: file.route.locale, root: file.options.config.root });
  if (!table) return code;
  file.dependencies.add(table.path);
  return translateComments(code, table.comments);
}
