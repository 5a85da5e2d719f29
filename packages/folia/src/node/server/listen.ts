import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DocsError } from '../support/errors';

export interface ListenOptions {
  /** Undefined: 3000, or the next one that is free. */
  port: number | undefined;
  host: string;
  base: string;
}

const firstPort = 3000;
const portsTried = 20;

/** Starts listening; returns the address a user types. */
export async function listen(server: Server, { port, host, base }: ListenOptions): Promise<string> {
  const candidates = port === undefined ? Array.from({ length: portsTried }, (_, index) => firstPort + index) : [port];
  for (const candidate of candidates) {
    if (await tryPort(server, candidate, host)) {
      // a server that listens on a port has an address object
      const { port: real } = server.address() as AddressInfo;
      return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${real}${base}`;
    }
  }
  const [first, last] = [candidates[0], candidates.at(-1)];
  throw new DocsError(first === last ? `Port ${first} is in use.` : `All ports from ${first} to ${last} are in use.`, {
    hint: 'Stop the other server or choose another port with --port.',
  });
}

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port, host);
  });
}
