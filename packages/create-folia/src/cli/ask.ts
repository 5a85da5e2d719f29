import { resolve } from 'node:path';
import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { type Choices, languages, packageManagers, templates } from '../choices';
import { folderFault } from '../create';
import { nameFault } from '../name';

/** Prompts for missing values. Null if the user cancels (Ctrl+C). */
export async function ask(given: Partial<Choices>, defaults: Omit<Choices, 'name'>, cwd: string) {
  intro('Create a site with Folia');
  try {
    return {
      name: given.name ?? (await askName(cwd)),
      languages: given.languages ?? (await pick('Which languages?', languages, defaults.languages)),
      template: given.template ?? (await pick('Which template?', templates, defaults.template)),
      packageManager:
        given.packageManager ?? (await pick('Which package manager?', packageManagers, defaults.packageManager)),
    } satisfies Choices;
  } catch (error) {
    if (error !== cancelled) throw error;
    cancel('Nothing was written.');
    return null;
  }
}

const cancelled = new Error('cancelled');

async function askName(cwd: string): Promise<string> {
  const answer = await text({
    message: 'What is the name of the site?',
    placeholder: 'my-docs',
    defaultValue: 'my-docs',
    validate: (value) => {
      const name = value || 'my-docs';
      return nameFault(name) ?? folderFault(resolve(cwd, name)) ?? undefined;
    },
  });
  if (isCancel(answer)) throw cancelled;
  return answer;
}

type Shown = Readonly<Record<string, { label: string; hint?: string }>>;

async function pick<Options extends Shown>(
  message: string,
  options: Options,
  initialValue: keyof Options & string,
): Promise<keyof Options & string> {
  const answer = await select<string>({
    message,
    initialValue,
    options: Object.entries(options).map(([value, { label, hint }]) => ({ value, label, ...(hint ? { hint } : {}) })),
  });
  if (isCancel(answer)) throw cancelled;
  return answer;
}
