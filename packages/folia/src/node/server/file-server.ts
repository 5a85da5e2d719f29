import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { encodePath } from '../../shared/route';
import { publishFault } from '../support/publishable';

export interface FileServerOptions {
  /** Where links may lead. @default the folder itself */
  roots?: readonly string[];
  /** Whether to send `.br` and `.gz` files in place of the others. */
  compress?: boolean;
  setHeaders?: (response: ServerResponse, path: string) => void;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export type FileServer = ReturnType<typeof createFileServer>;

const extensions = ['html'];
/** What the file server adds to a path, in search of a file. */
const endings = ['', ...extensions.map((each) => `.${each}`)]
  .flatMap((ending) => [ending, `/index${ending}`])
  .flatMap((ending) => [ending, `${ending}.br`, `${ending}.gz`]);

/**
 * Serves the files of a folder, which are looked up on each request. Files that are not to be published are missing: those that a
 * link leads out to, dotfiles and `node_modules`.
 *
 * @returns a function of a path from `readPath`; `next` is called when there is no such file
 */
export function createFileServer(folder: string, { roots = [folder], compress = false, ...rest }: FileServerOptions) {
  const serve = sirv(folder, { dev: true, etag: true, extensions, brotli: compress, gzip: compress, ...rest });
  const isPrivate = (path: string) =>
    endings.some((ending) => publishFault(roots, join(folder, path.replace(/\/+$/, '') + ending)) !== null);
  return (path: string, { request, response }: Exchange, next: () => void): void => {
    nameFile(request, path);
    if (isPrivate(path)) next();
    else serve(request, response, next);
  };
}

/** The file server decodes what it is given; it uses a URL that has been parsed before. */
function nameFile(request: IncomingMessage, path: string): void {
  const url = encodePath(`/${path}`);
  const pathname = `/${path.replaceAll('%', '%25')}`;
  request.url = url;
  Object.assign(request, { _parsedUrl: { raw: url, pathname, search: '' } });
}
