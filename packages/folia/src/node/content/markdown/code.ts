import type { Element } from 'hast';
import type { HastPluginDefinition } from 'satteri';
import type { Point } from 'unist';
import { type BlockParts, blockHtml, getPreAttributes } from '../code/block';
import { readComments, translateComments } from '../code/comments';
import { type CodeMeta, readMeta } from '../code/meta';
import { readNotations, withoutHidden } from '../code/notations';
import { readPrompts } from '../code/prompts';
import { quote } from '../code/quote';
import { createOwnTransformer } from '../code/transformed';
import { TransformerError } from '../code-transformers';
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
  const { meta, ...info } = parseInfo(block);
  if (meta.file !== null) return renderQuote(file, { ...info, meta: { ...meta, file: meta.file }, point });
  const text = block.children[0]?.type === 'text' ? block.children[0].value : '';
  return renderText(file, text.replace(/\r?\n$/, ''), { ...info, meta, point });
}

interface Info {
  language: string;
  meta: CodeMeta;
  /** What follows the language, as written. */
  info: string;
}

/** `ts{1,3}` and a meta without language (`{1}`, `file="…"`) occur as well as the tidy `ts {1,3}`. */
function parseInfo(block: Readonly<Element>): Info {
  const { lang, meta } = (block.data ?? {}) as { lang?: string | null; meta?: string | null };
  const name = lang ?? '';
  const end = /^[^{]*=/.test(name) ? 0 : name.search(/\{|$/);
  const info = `${name.slice(end)} ${meta ?? ''}`;
  return { language: name.slice(0, end), meta: readMeta(info), info: withoutMarks(info.trim()) };
}

interface Text extends Info {
  /** Where the block is. */
  point: Point | undefined;
}

function renderText(file: FileContext, text: string, block: Text): HtmlBlock | Promise<HtmlBlock> {
  const written = withoutMarks(text).replaceAll('\r\n', '\n');
  return file.codeTransformers.length > 0 ? renderTransformed(file, written, block) : renderPlain(file, written, block);
}

function renderPlain(file: FileContext, text: string, block: Text): HtmlBlock | Promise<HtmlBlock> {
  const { code: withPrompts, marks } = readNotations(withoutHidden(text));
  const { code, prompts } = readPrompts(withPrompts, block.language);
  reportLongLine(file, code, block);
  const finish = (lines: readonly string[]) => finishBlock(file, block, { lines, marks, prompts });
  const lines = file.highlighter.highlight(code, block.language, reportStop(file, block));
  return lines instanceof Promise ? lines.then(finish) : finish(lines);
}

function reportLongLine(file: FileContext, code: string, { language, point }: Text): void {
  const long = file.highlighter.findLongLine(code, language);
  if (long < 0) return;
  file.report(`Line ${long + 1} of this code is too long to be highlighted.`, point, plainLine);
}

const plainLine = { level: 'warning', hint: 'Break the line, or set the language of the block to `text`.' } as const;

const reportStop =
  (file: FileContext, { point }: Text) =>
  (line: number): void =>
    file.report(`Line ${line + 1} of this code takes too long to highlight.`, point, plainLine);

function finishBlock(
  { page, options, strings }: FileContext,
  { language, meta }: Info,
  parts: Pick<BlockParts, 'lines' | 'marks' | 'prompts' | 'pre'>,
): HtmlBlock {
  return blockHtml({ ...parts, lang: page.route.locale, language, meta, site: options.config.markdown, strings });
}

/** Transformers handle hidden lines and notations first. */
async function renderTransformed(file: FileContext, text: string, block: Text): Promise<HtmlBlock> {
  const { language, meta, info, point } = block;
  const { code, prompts } = readPrompts(text, language);
  reportLongLine(file, code, block);
  const getAttributes = (lines: number) => getPreAttributes({ meta, strings: file.strings }, lines);
  const { transformer, transformed } = createOwnTransformer({ marked: meta.marked, prompts, getAttributes });
  const transformers = [...file.codeTransformers, transformer];
  try {
    const input = { code, language, meta: info, transformers };
    const pre = await file.highlighter.transform(input, reportStop(file, block));
    return finishBlock(file, block, { ...transformed, prompts, pre });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const known = error instanceof TransformerError;
    file.report(known ? reason : `The code cannot be rendered with the code transformers: ${reason}`, point);
    return renderPlain(file, text, block);
  }
}

async function renderQuote(file: FileContext, text: Text & { meta: { file: string } }): Promise<HtmlBlock> {
  const { meta } = text;
  const quoted = await quote({ meta, page: file.path, root: file.options.config.root });
  file.dependencies.add(quoted.path);
  if (!quoted.ok) file.report(quoted.message, text.point, { hint: quoted.hint });
  const language = text.language || (/\.(\w+)$/.exec(meta.file)?.[1] ?? '');
  return renderText(file, quoted.ok ? await inLanguageOfPage(file, quoted) : '', { ...text, language });
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
