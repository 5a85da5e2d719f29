import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './folia';

/** Records messages of the console, which WebKit's driver does not report. `keptMessages` reads them. */
const script = readFileSync(fileURLToPath(new URL('../cases/browsers/site/public/messages.js', import.meta.url)));
const scriptPath = '/kept-messages.js';

export interface WatchedSite {
  url: string;
  /** Whether a script was answered late. */
  hasDelayed(): boolean;
  stop(): Promise<void>;
}

/**
 * Serves a site once more, with a script in its pages that keeps the messages of the console.
 * @param late part of scripts that are answered a second late
 */
export async function watchSite(target: string, late?: string): Promise<WatchedSite> {
  const { origin, pathname } = new URL(target);
  const state = { delayed: false };
  const delay = () => {
    state.delayed = true;
    return wait(1_000);
  };
  const server = createServer((request, response) => {
    answer({ origin, late, delay, request, response }).catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${port}${pathname}`,
    hasDelayed: () => state.delayed,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Exchange {
  origin: string;
  late: string | undefined;
  delay(): Promise<void>;
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer({ origin, late, delay, request, response }: Exchange): Promise<void> {
  if (request.url === scriptPath) {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    return;
  }
  const { status, headers, body } = await ask(origin, request);
  if (late && request.url?.endsWith('.js') && body.includes(late)) await delay();
  // In front of the policy of the page, which does not apply to it.
  const isPage = headers['content-type']?.includes('text/html');
  const sent = isPage ? body.toString().replace(/<head[^>]*>/, `$&<script src="${scriptPath}"></script>`) : body;
  response.writeHead(status, headers).end(sent);
}

async function ask(origin: string, { url, method = 'GET', headers }: IncomingMessage) {
  const { accept = '*/*', 'accept-language': language = '' } = headers;
  const answered = await fetch(`${origin}${url}`, {
    method,
    headers: { accept, 'accept-language': language },
    redirect: 'manual',
  });
  // of the body as it was sent, before `fetch` has unpacked it
  const left = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'etag'];
  const kept = [...answered.headers].filter(([name]) => !left.includes(name));
  return {
    status: answered.status,
    headers: Object.fromEntries(kept) as Record<string, string | undefined>,
    body: Buffer.from(await answered.arrayBuffer()),
  };
}
