import { resolve } from 'node:path';
import { type Choices, type PackageManager, packageManagers } from '../choices';
import { createSite, folderFault, nextCommands } from '../create';
import { readManifest } from '../render';
import { help, parseArguments } from './arguments';
import { ask } from './ask';

/** Exit codes besides 0 for success. */
const exitCode = { failed: 1, wrongUse: 2, interrupted: 130 } as const;

const request = parseArguments(process.argv.slice(2));
if (request.kind === 'help') console.log(help);
else if (request.kind === 'version') console.log(readManifest().version);
else if (request.kind === 'refused')
  fail(`${request.message}\nRun "npm create folia@latest -- --help" for all flags.`, exitCode.wrongUse);
else await create(request.given);

async function create(given: Partial<Choices>): Promise<void> {
  const cwd = process.cwd();
  const fault = given.name === undefined ? null : folderFault(resolve(cwd, given.name));
  if (fault) return fail(fault);
  const defaults = { languages: 'en', template: 'docs', packageManager: callingPackageManager() } as const;
  const { name } = given;
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  if (!interactive && name === undefined)
    return fail('A name is required: npm create folia@latest my-docs', exitCode.wrongUse);
  const choices = interactive ? await ask(given, defaults, cwd) : { name: name ?? '', ...defaults, ...given };
  if (!choices) {
    process.exitCode = exitCode.interrupted;
    return;
  }
  try {
    const folder = await createSite(choices, cwd);
    console.log(
      `\nCreated ${folder}\n\nNext:\n\n${nextCommands(choices)
        .map((command) => `  ${command}\n`)
        .join('')}`,
    );
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** Set by every package manager: `pnpm/9.1.0 npm/? node/v22.2.0 linux x64`. */
function callingPackageManager(): PackageManager {
  const caller = process.env.npm_config_user_agent?.split('/')[0] ?? '';
  return Object.hasOwn(packageManagers, caller) ? (caller as PackageManager) : 'npm';
}

function fail(message: string, code: number = exitCode.failed): void {
  console.error(message);
  process.exitCode = code;
}
