import type { IncomingMessage } from 'node:http';
import { plainPath } from '../../shared/route';

/**
 * Names a file to the file server, which decodes all of an address but `%23` and `%3F`: a file may have a `#` or a `?` in its name.
 * It uses a URL that has been parsed before.
 *
 * @param url encoded
 */
export function requestFile(request: IncomingMessage, url: string): void {
  const pathname = plainPath(url).replace(/%23/g, '#').replace(/%3f/gi, '?');
  request.url = url;
  Object.assign(request, { _parsedUrl: { raw: url, pathname, search: '' } });
}
