import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestCases } from '../../scripts/fixtures/request-cases';
import { foreignAddresses } from '../../scripts/foreign-addresses';
import { hostileMarkup } from '../../scripts/hostile-markup';
import { hostileQueries, hostileValues } from '../../scripts/hostile-queries';
import { hostileStrings } from '../../scripts/hostile-strings';
import { pageProblems } from '../cases/bad-input/sites';
import { valueProblems } from '../cases/bad-input/values';
import { damagedCacheCases } from '../cases/damaged-cache/damages';
import { addresses, hosts, moved } from '../cases/hosts/addresses';
import { cases as surroundings } from '../cases/surroundings/cases';
import { fullDisks } from '../cases/surroundings/full-disks';

/** A row. */
interface Counted {
  family: string;
  count: number;
  /** The data or the tests, from the root of the repository. */
  file: string;
}

/**
 * The tables of cases that SECURITY.md counts. To add a family: move its cases into a module that holds nothing but data (a test file
 * would run when it is imported) in `e2e/` or `scripts/`, add a line here, and update the table with
 * `WRITE_SECURITY=1 npx rstest run e2e/harness/security.test.ts`.
 */
export const counted: readonly Counted[] = [
  ...Object.entries(hostileStrings).map(([family, strings]) => ({
    family: `Hostile strings: ${family}`,
    count: strings.length,
    file: `scripts/hostile-${family in hostileMarkup ? 'markup' : 'strings'}.ts`,
  })),
  ...[...new Set(requestCases.map(({ family }) => family))].map((family) => ({
    family: `Requests: ${family}`,
    count: requestCases.filter((each) => each.family === family).length,
    file: 'scripts/fixtures/request-cases.ts',
  })),
  {
    family: 'Search gateway: values',
    count: hostileQueries.length + hostileValues.length,
    file: 'scripts/hostile-queries.ts',
  },
  { family: 'Addresses that lead elsewhere', count: foreignAddresses.length, file: 'scripts/foreign-addresses.ts' },
  { family: 'Damaged cache', count: damagedCacheCases.length, file: 'e2e/cases/damaged-cache/damages.ts' },
  { family: 'Wrong pages', count: pageProblems.length, file: 'e2e/cases/bad-input/sites.ts' },
  { family: 'Wrong values', count: valueProblems.length, file: 'e2e/cases/bad-input/values.ts' },
  { family: 'Surroundings of a build', count: surroundings.length, file: 'e2e/cases/surroundings/cases.ts' },
  { family: 'Full disks', count: fullDisks.length, file: 'e2e/cases/surroundings/full-disks.ts' },
  {
    family: 'Addresses at hosts',
    count: hosts.length * (Object.keys(addresses).length + moved.length),
    file: 'e2e/cases/hosts/addresses.ts',
  },
  { family: 'Tests in Firefox and in WebKit', count: countTests('e2e/cases/browsers'), file: 'e2e/cases/browsers' },
  { family: 'Tests of slow and lost connections', count: countTests('e2e/cases/slow'), file: 'e2e/cases/slow' },
];

/** Tests in the files of a folder; those that a loop repeats count once. */
function countTests(folder: string): number {
  const path = join(import.meta.dirname, '../..', folder);
  const files = readdirSync(path).filter((name) => name.endsWith('.spec.ts'));
  const texts = files.map((name) => readFileSync(join(path, name), 'utf8'));
  return texts.reduce((sum, text) => sum + (text.match(/^\s*test\(/gm)?.length ?? 0), 0);
}
