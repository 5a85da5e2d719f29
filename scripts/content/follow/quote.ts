import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../place.mjs';
import type { Fence } from '../page/page';

const website = join(root, 'website');

/** The code of a fence as readers see it: quoted from the file, the region and the lines it names. The build checks that they exist. */
export function codeOf({ code, meta }: Fence): string {
  const file = meta.get('file');
  if (!file) return code;
  const lines = readFileSync(join(website, file), 'utf8').replace(/\n$/, '').split('\n');
  const name = meta.get('region');
  const region = name ? regionOf(lines, name) : lines.filter((line) => !/^\s*\S+\s*#?(end)?region\b/.test(line));
  return numbered(region, meta.get('lines')).join('\n');
}

function regionOf(lines: readonly string[], name: string): string[] {
  const from = lines.findIndex((line) => new RegExp(`#?\\bregion ${name}\\b`).test(line));
  const rest = lines.slice(from + 1);
  return rest.slice(
    0,
    rest.findIndex((line) => /#?\bendregion\b/.test(line)),
  );
}

/** `2-4,7` */
function numbered(lines: readonly string[], ranges: string | undefined): string[] {
  if (!ranges) return [...lines];
  return ranges.split(',').flatMap((range) => {
    const [from = 1, to = from] = range.split('-').map(Number);
    return lines.slice(from - 1, to);
  });
}
