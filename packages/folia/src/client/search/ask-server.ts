import { SlowServerError } from './engine';

/** Milliseconds. */
const serverTimeout = 5_000;
const maxResponseBytes = 2_000_000;

/**
 * The JSON that a search server responds with. Nothing of the user is sent but the query.
 *
 * @throws when the server does not respond in time, or with anything but JSON of a reasonable size
 */
export function askServer(fetch: typeof globalThis.fetch, url: string, init: RequestInit = {}): Promise<unknown> {
  return withTimeout(async (signal) => {
    const response = await fetch(url, {
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
      ...init,
    });
    if (!response.ok) throw new Error(`The search server responded with status ${response.status}.`);
    return JSON.parse(await readText(response));
  });
}

async function withTimeout<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new SlowServerError(`The search server did not respond within ${serverTimeout / 1000} seconds.`)),
    serverTimeout,
  );
  try {
    return await run(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The body as text; reading stops, with an error, when the response is too large. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxResponseBytes) {
      await reader.cancel();
      throw new Error('The response of the search server is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
