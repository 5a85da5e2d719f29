import { parseArgs } from 'node:util';
import { engineNames } from '../adapters';
import type { ExportOptions } from '../export';
import type { ServeOptions } from '../serve';

/** What the arguments ask for. */
export type Command =
  | { kind: 'export'; options: Omit<ExportOptions, 'cwd'> }
  | { kind: 'serve'; options: ServeOptions }
  | { kind: 'help' }
  | { kind: 'invalid'; message: string };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const exportFlags = { out: text, engine: text, index: text } as const;
const serveFlags = {
  ...{ engine: text, url: text, index: text, origin: text },
  ...{ port: text, host: text, name: text, proxy: flag },
} as const;

const engines = engineNames.join(', ');
export const help = `folia-search export   Write records and settings for search engines
  --engine <name>     Only for this one: ${engines}
  --index <name>      Name of the index (default: search.indexName of the site, or docs)
  --out <folder>      Output folder (default: search-export)

folia-search serve    Respond to remote search in front of a search engine
  --engine <name>     ${engines}
  --url <address>     Address of the search engine. Its key is read from FOLIA_SEARCH_KEY
  --index <names>     Indexes that may be searched, separated by commas (default: docs)
  --origin <origins>  Sites that may send requests, separated by commas: https://docs.example
  --port <number>     Port to listen on (default: 3000)
  --host <name>       Address to listen on (default: localhost)
  --name <names>      Further host names of this server, separated by commas
  --proxy             Take the client's address from X-Forwarded-For
`;

/** Parses the arguments of `folia-search`. */
export function parseArguments([command, ...args]: readonly string[]): Command {
  if ([command, ...args].some((argument) => argument === '--help' || argument === '-h')) return { kind: 'help' };
  try {
    if (command === 'export') return { kind: 'export', options: parseArgs({ args, options: exportFlags }).values };
    if (command === 'serve') {
      const { port, ...options } = parseArgs({ args, options: serveFlags }).values;
      return { kind: 'serve', options: { ...options, ...(port !== undefined && { port: parsePort(port) }) } };
    }
  } catch (error) {
    return { kind: 'invalid', message: error instanceof Error ? error.message : String(error) };
  }
  const message = command === undefined ? 'No command given.' : `Unknown command "${command}".`;
  return { kind: 'invalid', message: `${message} The commands are: export, serve.` };
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Error(`--port is not a port: "${value}".`);
}
