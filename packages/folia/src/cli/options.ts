import { z } from 'zod';
import { isBasePath } from '../node/config/base-path';
import { between, fails } from '../node/config/schema/parts';

/** The options of all commands; each command accepts some of them. */
export interface CommandOptions {
  port?: number;
  host?: string;
  base?: string;
  out?: string;
  compress?: boolean;
  pages?: string;
  to?: string;
  /** The argument behind the name of a command that takes one. */
  folder?: string;
  addresses?: boolean;
  write?: boolean;
}

export interface Option {
  name: Exclude<keyof CommandOptions, 'folder'>;
  /** What follows the name in the help text: `<path>`; '' for a switch. */
  argument: string;
  description: string;
  /** Checks a value as the parser of arguments gives it. */
  schema: z.ZodType<string | number | boolean>;
}

/** A switch is an option without a value; digits come as a number. */
const text = z
  .unknown()
  .check(
    fails((value) => typeof value !== 'boolean' && String(value).trim() !== '', {
      template: 'A value for {name} is required',
    }),
  )
  .transform(String);

export const base: Option = {
  name: 'base',
  argument: '<path>',
  description: 'Base path of the site, such as /docs/',
  schema: text.check(fails(isBasePath, { template: '{name} is not a path such as "/docs/".' })),
};

export const out: Option = {
  name: 'out',
  argument: '<folder>',
  description: 'Output folder',
  schema: text,
};

export const port: Option = {
  name: 'port',
  argument: '<number>',
  description: 'Port to listen on (0 for any free port)',
  schema: between(0, 65_535),
};

export const host: Option = {
  name: 'host',
  argument: '[name]',
  description: 'Host to listen on (all addresses if no name is given)',
  schema: z
    .literal(true)
    .transform(() => '0.0.0.0')
    .or(text),
};

export const compress: Option = {
  name: 'compress',
  argument: '',
  description: 'Also write .br and .gz versions of text files',
  schema: z.boolean(),
};

export const pages: Option = {
  name: 'pages',
  argument: '<ids>',
  description: 'Comma-separated page ids, such as guide/start,guide/cli',
  schema: text,
};

export const to: Option = {
  name: 'to',
  argument: '<folder>',
  description: 'Folder of the new site, which must be empty or not exist',
  schema: text,
};

export const addresses: Option = {
  name: 'addresses',
  argument: '',
  description: 'Fail if a page or heading recorded in addresses.json has vanished without a redirect',
  schema: z.boolean(),
};

export const write: Option = {
  name: 'write',
  argument: '',
  description: 'With --addresses: record the current addresses, and drop those that have vanished',
  schema: z.boolean(),
};
