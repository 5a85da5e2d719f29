import type { Adapter, Connection, EngineQuery, EngineRequest } from '../adapters/adapter';

/** The search engine did not respond: `timeout` not in time, `failed` not with records. */
export class EngineError extends Error {
  readonly kind: 'timeout' | 'failed';

  constructor(kind: EngineError['kind'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
  }
}

const maxResponseBytes = 8_000_000;

export interface SearchEngine {
  adapter: Adapter;
  connection: Connection;
  /** Milliseconds for all requests of one query. */
  timeout: number;
}

/**
 * Sends the requests of a query one after the other until there are records.
 *
 * @throws EngineError
 */
export async function queryEngine(
  { adapter, connection, timeout }: SearchEngine,
  query: EngineQuery,
): Promise<unknown[]> {
  try {
    return await withTimeout(timeout, async (signal) => {
      for (const request of adapter.requests(query, connection)) {
        const records = adapter.parse(await send(request, signal));
        if (!records) throw new Error('The response has no array of records.');
        if (records.length > 0) return records.slice(0, query.size);
      }
      return [];
    });
  } catch (error) {
    throw error instanceof EngineError ? error : new EngineError('failed', error);
  }
}

/** Rejects in time even if the abort does not reach a response body that is being read. */
async function withTimeout<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new EngineError('timeout', `No response within ${milliseconds} ms.`));
      controller.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([run(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

async function send({ url, method, headers, body }: EngineRequest, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { method, headers, body, signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxResponseBytes) throw new Error('The response is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    // the message of the parser quotes the response
    throw new Error('The response is not JSON.');
  }
}
