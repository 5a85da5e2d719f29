import { isBasePath } from '../node/config/base-path';
import { fill, templates } from '../node/config/messages';

/** The options of all commands; each command knows some of them. */
export interface CommandOptions {
  port?: number;
  host?: string;
  base?: string;
  out?: string;
  compress?: boolean;
  pages?: string;
}

export interface Option {
  name: keyof CommandOptions;
  /** What follows the name in the help text: `<path>`; '' for a switch. */
  argument: string;
  description: string;
  read: ReadOption;
}

/** Checks a value as the parser of arguments gives it. `name` is the option as written: `--port`. */
type ReadOption = (value: unknown, name: string) => { value: string | number | boolean } | { fault: string };

const readText: ReadOption = (value, name) => {
  if (typeof value === 'boolean' || String(value).trim() === '')
    return { fault: fill(templates.required, { name: `A value for ${name}` }) };
  return { value: String(value) };
};

const readSwitch: ReadOption = (value, name) =>
  typeof value === 'boolean' ? { value } : { fault: fill(templates.types.boolean, { name, type: 'boolean' }) };

const readBase: ReadOption = (value, name) => {
  const read = readText(value, name);
  return 'value' in read && !isBasePath(String(value)) ? { fault: `${name} is not a path: "${value}".` } : read;
};

const readHost: ReadOption = (value, name) => (value === true ? { value: '0.0.0.0' } : readText(value, name));

const highestPort = 65_535;

const readPort: ReadOption = (value, name) => {
  if (typeof value !== 'number' || !Number.isInteger(value))
    return { fault: fill(templates.types.integer, { name, type: 'integer' }) };
  if (value < 0 || value > highestPort)
    return { fault: fill(templates.number.range, { name, min: 0, max: highestPort }) };
  return { value };
};

export const base: Option = {
  name: 'base',
  argument: '<path>',
  description: 'Path the site is served under',
  read: readBase,
};

export const out: Option = {
  name: 'out',
  argument: '<folder>',
  description: 'Folder of the built site',
  read: readText,
};

export const port: Option = {
  name: 'port',
  argument: '<number>',
  description: 'Port to listen on (0: any free one)',
  read: readPort,
};

export const host: Option = {
  name: 'host',
  argument: '[name]',
  description: 'Address to listen on (without a name: all addresses)',
  read: readHost,
};

export const textOption = (name: keyof CommandOptions, argument: string, description: string): Option => ({
  ...{ name, argument, description },
  read: readText,
});

export const switchOption = (name: keyof CommandOptions, description: string): Option => ({
  ...{ name, description },
  argument: '',
  read: readSwitch,
});
