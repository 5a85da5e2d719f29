import { parseArgs } from 'node:util';
import { type Choices, languages, packageManagers, templates } from '../choices';
import { nameFault } from '../name';

/** What the arguments ask for. */
export type Request =
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'refused'; message: string }
  | { kind: 'create'; given: Partial<Choices> };

const refused = (message: string): Request => ({ kind: 'refused', message });

/**
 * Reads the arguments behind `npm create folia@latest`. Nothing is asked and nothing written.
 *
 * @example parseArguments(['my-docs', '--template', 'blog']) // { kind: 'create', given: { name: 'my-docs', template: 'blog' } }
 */
export function parseArguments(args: string[]): Request {
  try {
    const { values, positionals } = readArguments(args);
    if (values.help) return { kind: 'help' };
    if (values.version) return { kind: 'version' };
    const [name = values.name, surplus] = positionals;
    if (surplus !== undefined) return refused(`Unexpected "${surplus}". A name cannot contain spaces.`);
    if (values.name !== undefined && values.name !== name) return refused('The name is given twice.');
    const fault = name === undefined ? null : nameFault(name);
    if (fault) return refused(fault);
    return {
      kind: 'create',
      given: {
        ...(name === undefined ? {} : { name }),
        ...choice('languages', values.languages, languages),
        ...choice('template', values.template, templates),
        ...choice('packageManager', values['package-manager'], packageManagers),
      },
    };
  } catch (error) {
    // after the first sentence, the message of `parseArgs` is about positional arguments
    return refused(error instanceof Error ? error.message.replace(/\. To specify .*/s, '.') : String(error));
  }
}

const readArguments = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      languages: { type: 'string' },
      template: { type: 'string' },
      'package-manager': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
  });

/** @throws if the value is not one of the choices. */
function choice<Key extends string, Value extends string>(
  key: Key,
  value: string | undefined,
  choices: Record<Value, unknown>,
): { [key in Key]?: Value } {
  if (value === undefined) return {};
  const names = Object.keys(choices) as Value[];
  const found = names.find((name) => name === value);
  const flag = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!found) throw new Error(`--${flag} cannot be "${value}". Use ${names.join(', ')}.`);
  // a computed key loses its name in TypeScript
  return { [key]: found } as { [key in Key]?: Value };
}

export const help = `Creates a documentation site with Folia.

Usage:
  npm create folia@latest [name] -- [flags]

Flags:
  --name <name>               Name of the site and its folder; . is the current folder
  --languages <languages>     ${Object.keys(languages).join(', ')}
  --template <template>       ${Object.keys(templates).join(', ')}
  --package-manager <name>    ${Object.keys(packageManagers).join(', ')}
  -h, --help                  Show this help
  -v, --version               Show the version number

What no flag gives is asked for. Without a terminal, only the name is required.
`;
