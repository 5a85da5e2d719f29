/**
 * Why data could not be loaded. `gone`: the server answered, but not with this (a page of a newer deployment, or no
 * page at all), so an ordinary page load is the way out. `network`: no answer.
 */
export class DataError extends Error {
  readonly kind: 'gone' | 'network';

  constructor(kind: 'gone' | 'network', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export type Fetch = (href: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** Reads a JSON file of the site. `T` is what the build wrote there. @throws {DataError} */
export async function fetchData<T>(href: string, fetch: Fetch = (url) => globalThis.fetch(url)): Promise<T> {
  // the path of an address such as https://site.example//other.example/page names another server
  if (/^\/[/\\]/.test(href)) throw new DataError('gone', `${href} is not on this site.`);
  const response = await fetch(href).catch((cause: unknown) => {
    throw new DataError('network', `${href} could not be loaded.`, { cause });
  });
  if (!response.ok) throw new DataError('gone', `${href} answered with status ${response.status}.`);
  try {
    // The build wrote the file; its build hash is compared before it is used.
    return (await response.json()) as T;
  } catch (cause) {
    throw new DataError('gone', `${href} is not JSON.`, { cause });
  }
}
