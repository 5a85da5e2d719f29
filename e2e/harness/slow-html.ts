import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface SlowHtml {
  url: string;
  stop(): void;
}

/**
 * Serves a site in whose documents the header comes in small pieces, each of which the browser can paint before the next one, and
 * the rest in large ones: as on busy computers and slow connections, but for every page.
 */
export async function serveSlowHtml(site: string): Promise<SlowHtml> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    for (const piece of piecesOf(await answer.text())) {
      response.write(piece);
      await wait(40);
    }
    return response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  // an address of a port, not of a pipe
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => void server.close() };
}

/** Each piece ends with a tag, so that no element is painted without its text. */
function piecesOf(html: string): string[] {
  const end = html.indexOf('</header>');
  const pieces = [html.slice(0, html.indexOf('<header'))];
  for (let from = pieces.join('').length; from < html.length; ) {
    const to = html.indexOf('</', from + (from < end ? 100 : 2_000));
    pieces.push(html.slice(from, to < 0 ? undefined : html.indexOf('>', to) + 1));
    from += pieces.at(-1)?.length ?? html.length;
  }
  return pieces;
}
