import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { localeOfPath } from '../../shared/locale';
import { getRoute, getSitePath, hrefOf, plainPath, type Route, type UrlRules } from '../../shared/route';
import type { DevBundler } from '../bundler/dev-server';
import type { Config } from '../config/config';
import { page as documents } from '../outputs/page';
import { pluginFiles } from '../outputs/plugin-files';
import type { OutputContent } from '../render/output-file';
import { getContentType } from '../server/content-type';
import { createFileServer } from '../server/file-server';
import { readPath } from '../server/read-path';
import { DocsError, getProblems } from '../support/errors';
import type { DevContext } from './context';
import { errorPage } from './error-page';
import type { DevState } from './state';

export interface AnswerContext {
  config: Config;
  rules: UrlRules;
  state: DevState;
  bundler: DevBundler;
  context: DevContext;
  /** Starts work that was deferred until the first page. */
  begin(): void;
}

/** One request of the dev server: something the site serves, code, or a public file, in this order. */
export function createAnswer(parts: AnswerContext) {
  const { config, state, bundler, context, begin } = parts;
  const roots = [config.root, config.publicDir];
  const servePublicFile = createFileServer(config.publicDir, { roots });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    if (!url.startsWith(config.base))
      return sendText(response, 404, ['base.txt', `This site is served under ${config.base}\n`]);
    const notFound = () => void sendNotFound(url, response, parts).catch(() => response.destroy());
    const path = readPath(url, config.base);
    if (path === null) return notFound();
    try {
      const served = state.site().entryAt(path);
      const content = served ? await context.render(served) : context.earlierFile(path);
      if (content) {
        send(response, { status: 200, path: served?.entry.path ?? path, content });
        if (served?.kind === documents) begin();
      } else if (isCode(path)) {
        await bundler.handle(request, response, () => {
          // Nothing compiles the layouts of a page without scripts, and components may have no styles: their sheets are empty then.
          const { componentStyles, layoutStyles } = context.template;
          if ([...componentStyles, ...layoutStyles].some((href) => path === getSitePath(href, config.base)))
            sendText(response, 200, [path, '']);
          else notFound();
        });
      } else {
        servePublicFile(path, { request, response }, () => {
          sendPluginFile(path, response, context).then(
            (sent) => sent || notFound(),
            (error: unknown) => sendProblems(error, response, { path, config }),
          );
        });
      }
    } catch (error) {
      sendProblems(error, response, { path, config });
    }
  };
}

function sendProblems(error: unknown, response: ServerResponse, { path, config }: { path: string; config: Config }) {
  const problems = [...getProblems(error)];
  if (path.endsWith('.json')) sendText(response, 500, [path, JSON.stringify({ problems })]);
  else sendText(response, 500, ['error.html', errorPage(problems, config)]);
}

/** Whether there was one. Plugins are told of all pages, so these are rendered; addresses without an ending need not wait for that. */
async function sendPluginFile(path: string, response: ServerResponse, context: DevContext): Promise<boolean> {
  const isFile = /\.\w+$/.test(path) && context.config.hooks.plugins.some(({ output }) => output);
  if (!isFile) return false;
  const { files, problems } = await pluginFiles.render({ path }, context);
  const file = files.find((each) => each.path === path);
  if (!file && problems.length > 0) throw DocsError.all(problems);
  if (file) send(response, { status: 200, path, content: file.content });
  return file !== undefined;
}

/**
 * Scripts, styles and hot updates come from the bundler; nothing else of it can be reached, such as `/__open-in-editor`, which answers
 * `/__open-in-editor.hot-update.js` as well.
 */
const isCode = (path: string): boolean => /^static\/|^(?!__)[\w.-]+\.hot-update\.(js|json)$/.test(path);

async function sendNotFound(url: string, response: ServerResponse, parts: AnswerContext): Promise<void> {
  const { rules, config, context, begin } = parts;
  const path = plainPath(url);
  const route: Route = { ...getRoute(path, rules), ...localeOfPath(path, rules), id: '404' };
  const entry = { path: '404.html', subject: { kind: 'missing' as const, route, href: hrefOf(route, rules) } };
  try {
    const { files } = await documents.render(entry, context);
    for (const { content } of files) send(response, { status: 404, path: entry.path, content });
    begin();
  } catch (error) {
    sendText(response, 500, ['error.html', errorPage([...getProblems(error)], config)]);
  }
}

interface Answer {
  status: number;
  /** What kind of file it is, by its ending. */
  path: string;
  content: OutputContent;
}

function send(response: ServerResponse, { status, path, content }: Answer): void {
  response.writeHead(status, { 'Content-Type': getContentType(path), 'Cache-Control': 'no-store' });
  if (content.kind === 'text') response.end(content.text);
  if (content.kind === 'bytes') response.end(content.bytes);
  if (content.kind === 'copy') createReadStream(content.from).pipe(response);
  if (content.kind === 'stream') Readable.from(content.pieces()).pipe(response);
}

const sendText = (response: ServerResponse, status: number, [path, text]: [path: string, text: string]): void =>
  send(response, { status, path, content: { kind: 'text', text } });
