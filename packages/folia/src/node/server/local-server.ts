import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { findRefusal, mayUpgrade, prepare, refuse } from './guard';

/** Milliseconds and bytes. */
export const serverLimits = {
  maxHeaderSize: 16_384,
  /** A client that sends its headers or its request more slowly is cut off. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  /** Further connections are closed at once. */
  maxConnections: 500,
};

export interface LocalServerOptions {
  /** The host the server is told to listen on. */
  host: string;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Takes a WebSocket of a page of this server. Without it every upgrade is closed. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** @default serverLimits */
  limits?: typeof serverLimits;
}

/**
 * The common part of dev and preview: which requests are allowed, how long they may take, and that a failed one only affects
 * itself.
 */
export function createLocalServer({ host, answer, upgrade, limits = serverLimits }: LocalServerOptions): Server {
  const server = createServer(limits, (request, response) => {
    const refusal = findRefusal(request, host);
    if (refusal) return refuse(response, refusal);
    prepare(request, response);
    try {
      answer(request, response);
    } catch {
      // a file or the whole output has just been removed
      response.destroy();
    }
  });
  server.maxConnections = limits.maxConnections;
  server.on('upgrade', (request, socket, head) => {
    // a connection that is closed before the response
    socket.on('error', () => socket.destroy());
    if (upgrade && mayUpgrade(request, host)) upgrade(request, socket, head);
    else socket.destroy();
  });
  return server;
}

/** Stops a server together with the connections that browsers keep open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
