import { expect, test } from '@rstest/core';
import { findBrowser, reasonToSkip } from './find-browsers.mjs';

interface Setting {
  env?: Record<string, string>;
  programs?: string[];
  /** The result of an installation; without it every command fails. */
  installs?: string[];
  /** Whether the lists of packages have to be updated first. */
  outdated?: boolean;
}

/** The result, and the commands that were run. */
function findFirefox({ env = {}, programs = [], installs, outdated = false }: Setting) {
  const here = new Set(programs);
  const ran: string[] = [];
  const found = findBrowser('firefox', {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (path) => here.has(path),
    run(command, args) {
      const line = [command, ...args].join(' ');
      ran.push(line);
      if (!installs || (line === install && outdated && !ran.includes(update))) return false;
      if (line === install) for (const path of installs) here.add(path);
      return true;
    },
    say: () => {},
  });
  return { found, ran };
}

const install = 'apt-get install -y --no-install-recommends firefox-esr';
const update = 'apt-get update';

test('the environment comes first, then the PATH; nothing is run', () => {
  const programs = ['/opt/firefox', '/usr/bin/firefox', '/usr/bin/firefox-esr'];
  expect(findFirefox({ env: { FOLIA_FIREFOX: '/opt/firefox' }, programs })).toEqual({ found: '/opt/firefox', ran: [] });
  expect(findFirefox({ programs })).toEqual({ found: '/usr/bin/firefox-esr', ran: [] });
});

test('then the package manager, whose lists may be too old at first', () => {
  const installs = ['/usr/bin/firefox-esr'];
  expect(findFirefox({ installs })).toEqual({ found: installs[0], ran: [install] });
  expect(findFirefox({ installs, outdated: true })).toEqual({ found: installs[0], ran: [install, update, install] });
});

test('without it the reason says what to do', () => {
  expect(findFirefox({}).found).toBeNull();
  expect(reasonToSkip('firefox')).toContain('FOLIA_FIREFOX, or apt-get install firefox-esr');
});

test('WebKit needs its driver, a display and a message bus besides', () => {
  const search = (programs: string[]) =>
    findBrowser('webkit', {
      env: { PATH: '/bin' },
      isExecutable: (path) => programs.includes(path) || path.endsWith('/MiniBrowser'),
      run: () => false,
      say: () => {},
    });
  expect(search(['/bin/WebKitWebDriver', '/bin/xvfb-run'])).toBeNull();
});
