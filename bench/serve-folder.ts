import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { freePort, type Served } from './serve';

/** Serves a folder as static hosts do: `guide` is `guide.html` or `guide/index.html`. */
export async function serveFolder(folder: string): Promise<Served> {
  const port = await freePort();
  const server = createServer(sirv(folder)).listen(port);
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}/`, stop };
}
