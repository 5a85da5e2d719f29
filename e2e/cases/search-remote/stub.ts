import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A search server that answers what a test wants. */
export interface StubSearch {
  /** Address for `search.apiUrl`. */
  url: string;
  origin: string;
  /** Parameters of the questions so far. */
  asked: Record<string, string>[];
  /** Paths of all requests so far. */
  paths: string[];
  /** How questions are answered from now on. Forgets what was asked. */
  answer(how: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export const json = (body: unknown) => (response: ServerResponse) =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));

/** A document as an index holds it. */
export const documentOf = (title: string, more: object = {}) => ({
  ...{ title, content: `About ${title}.`, toc: [], domain: '', routePath: '/guide/start', lang: 'en', version: '' },
  ...more,
});

export async function startStubSearch(): Promise<StubSearch> {
  const state: Pick<StubSearch, 'asked' | 'paths'> & { how(response: ServerResponse): void } = {
    ...{ asked: [], paths: [] },
    how: json([]),
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    state.paths.push(pathname);
    if (pathname !== '/search') return void response.end('<!doctype html><title>Elsewhere</title>');
    state.asked.push(Object.fromEntries(searchParams));
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? 'null');
    state.how(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // a server that listens on a port has an address object
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url: `${origin}/search`, origin },
    get asked() {
      return state.asked;
    },
    get paths() {
      return state.paths;
    },
    answer(how) {
      Object.assign(state, { how, asked: [], paths: [] });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
