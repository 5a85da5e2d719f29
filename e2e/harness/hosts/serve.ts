import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type HostModel, publish } from './published';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

export interface RunningHost {
  /** `http://127.0.0.1:4000` */
  origin: string;
  stop(): Promise<void>;
}

/** Serves a folder the way a host does. */
export async function serveHost(model: HostModel, folder: string, base: string): Promise<RunningHost> {
  const answer = model(publish(folder, base));
  const server = createServer((request, response) => {
    const { status, file, headers } = answer(decodeURI(request.url?.split('?')[0] ?? '/'));
    response.writeHead(status, { ...(file && { 'content-type': types[extname(file)] }), ...headers });
    if (file === null) response.end();
    else createReadStream(join(folder, file)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
