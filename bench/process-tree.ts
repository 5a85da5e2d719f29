import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and all its descendants, in MB; 0 where there is no /proc.
 *
 * @param kind `VmRSS`: all that is resident. `RssAnon`: without what it shares with others, as the code of the program.
 */
export function memoryOfTree(root: number, kind: 'VmRSS' | 'RssAnon' = 'VmRSS'): number {
  const parents = new Map<number, number>();
  for (const name of processes()) {
    const parent = Number(fieldOf(name, 'status', /^PPid:\s+(\d+)/m));
    if (parent) parents.set(Number(name), parent);
  }
  const belongs = (id: number | undefined): boolean => id !== undefined && (id === root || belongs(parents.get(id)));
  return [root, ...[...parents.keys()].filter((id) => id !== root && belongs(id))].reduce(
    (sum, id) => sum + Number(fieldOf(String(id), 'status', new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm')) ?? 0) / 1024,
    0,
  );
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Null when the process has ended meanwhile. */
function fieldOf(id: string, file: string, pattern: RegExp): string | null {
  try {
    return pattern.exec(readFileSync(`/proc/${id}/${file}`, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}
