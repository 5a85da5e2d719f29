import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and all its descendants, in MB; 0 where there is no /proc.
 *
 * @param kind `VmRSS`: all that is resident. `RssAnon`: without what it shares with others, as the code of the program.
 */
export function memoryOfTree(root: number, kind: 'VmRSS' | 'RssAnon' = 'VmRSS'): number {
  return treeOf(root).reduce(
    (sum, id) => sum + Number(fieldOf(id, 'status', new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm')) ?? 0) / 1024,
    0,
  );
}

/** Ends a process and all its descendants; where there is no /proc, the process alone. */
export function endTree(root: number): void {
  for (const id of treeOf(root)) {
    try {
      process.kill(id);
    } catch {
      // It ended with its parent.
    }
  }
}

/** A process first, then all its descendants. */
function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const id of processes()) {
    const parent = Number(fieldOf(id, 'status', /^PPid:\s+(\d+)/m));
    if (parent) parents.set(id, parent);
  }
  const belongs = (id: number | undefined): boolean => id !== undefined && (id === root || belongs(parents.get(id)));
  return [root, ...[...parents.keys()].filter((id) => id !== root && belongs(id))];
}

function processes(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

/** Null when the process has ended meanwhile. */
function fieldOf(id: number, file: string, pattern: RegExp): string | null {
  try {
    return pattern.exec(readFileSync(`/proc/${id}/${file}`, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}
