/** Known vulnerabilities of the installed packages, and their licences, as a report. Moderate and worse ones fail. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './place.mjs';

/**
 * @param {string} json What `npm audit --json` printed.
 * @returns {{ ok: boolean, lines: string[] }}
 */
export function judgeAudit(json) {
  /** @type {{ message?: string, error?: { summary?: string }, vulnerabilities?: Record<string, { severity: string, range: string }> }} */
  const report = JSON.parse(json);
  if (!report.vulnerabilities) {
    // some registries do not offer it
    const reason = report.message ?? report.error?.summary ?? 'npm gave no report';
    return { ok: true, lines: [`audit skipped: ${reason.split('\n')[0]}`] };
  }
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    /^(?:moderate|high|critical)$/.test(severity),
  );
  if (found.length === 0) return { ok: true, lines: ['audit: no known vulnerability'] };
  return { ok: false, lines: found.map(([name, { severity, range }]) => `audit: ${name} ${range} (${severity})`) };
}

/**
 * @param {Record<string, { license?: string, link?: boolean }>} packages Of the lockfile.
 * @returns {string[]} How many packages have each licence.
 */
export function licenceReport(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [path, { license = 'not stated', link }] of Object.entries(packages))
    if (path.includes('node_modules/') && !link) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `licence: ${licence}, ${count} packages`);
}

if (isMain(import.meta.url)) {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { ok, lines } = judgeAudit(stdout || JSON.stringify({ message: stderr }));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  console.log([...lines, ...licenceReport(packages)].join('\n'));
  process.exitCode = ok ? 0 : 1;
}
