import { describe, expect, test } from '@rstest/core';
import { chromiumAtHand, findChromium, type World, wholeChromiumAtHand } from './find-chromium.mjs';

interface Setting {
  env?: Record<string, string>;
  programs?: string[];
  /** The result of each command; a missing command fails. */
  leaves?: Record<string, string[]>;
}

function worldOf({ env = {}, programs = [], leaves = {} }: Setting) {
  const here = new Set(programs);
  const ran: string[] = [];
  const world: World = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (path) => here.has(path),
    downloadedPath: () => '/cache/playwright/chrome',
    run(command, args) {
      const line = [command, ...args].join(' ');
      ran.push(line);
      for (const path of leaves[line] ?? []) here.add(path);
      return line in leaves;
    },
    say: () => {},
  };
  return { world, ran };
}

const download = 'npx playwright install chromium';
const update = 'apt-get update';
const install = 'apt-get install -y chromium fonts-noto-cjk';
const installShell = 'apt-get install -y chromium-headless-shell';
const shell = '/usr/bin/chromium-headless-shell';
const everywhere = ['/opt/mine', '/usr/bin/chromium', '/usr/bin/google-chrome', '/cache/playwright/chrome'];

describe('the order of the four ways', () => {
  test.each([
    ['the environment comes first', { env: { FOLIA_CHROMIUM: '/opt/mine' }, programs: everywhere }, '/opt/mine'],
    [
      'so does the variable of Playwright',
      { env: { PLAYWRIGHT_CHROMIUM_EXECUTABLE: '/opt/mine' }, programs: everywhere },
      '/opt/mine',
    ],
    ['then the PATH', { programs: everywhere }, '/usr/bin/chromium'],
    ['of the PATH the shell, where there is one', { programs: [...everywhere, shell] }, shell],
    ['any name on the PATH', { programs: everywhere.slice(2) }, '/usr/bin/google-chrome'],
    ["then Playwright's own", { programs: everywhere.slice(3) }, '/cache/playwright/chrome'],
  ])('%s, and nothing is run', (_, setting, expected) => {
    const { world, ran } = worldOf(setting);
    expect(findChromium(world)).toBe(expected);
    expect(ran).toEqual([]);
  });

  test("Playwright's download is tried before the package manager", () => {
    const { world, ran } = worldOf({ leaves: { [download]: ['/cache/playwright/chrome'] } });
    expect(findChromium(world)).toBe('/cache/playwright/chrome');
    expect(ran).toEqual([download]);
  });

  test('the package manager comes last', () => {
    const { world, ran } = worldOf({ leaves: { [update]: [], [install]: ['/usr/bin/chromium'] } });
    expect(findChromium(world)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([download, update, install, installShell]);
  });

  test('and brings the shell where the system has it', () => {
    const leaves = { [update]: [], [install]: ['/usr/bin/chromium'], [installShell]: [shell] };
    expect(findChromium(worldOf({ leaves }).world)).toBe(shell);
  });

  test('when all four fail it says what to do', () => {
    const { world, ran } = worldOf({});
    expect(() => findChromium(world)).toThrow(/set FOLIA_CHROMIUM[\s\S]*PATH[\s\S]*playwright install[\s\S]*apt-get/);
    expect(ran).toEqual([download, update]);
  });
});

test('a variable that leads nowhere is an error, not a reason to look elsewhere', () => {
  const { world } = worldOf({ env: { FOLIA_CHROMIUM: '/nowhere' }, programs: everywhere });
  expect(() => findChromium(world)).toThrow('FOLIA_CHROMIUM is set to "/nowhere"');
});

test('looking without installing runs nothing', () => {
  const { world, ran } = worldOf({ leaves: { [download]: ['/cache/playwright/chrome'] } });
  expect(chromiumAtHand(world)).toBeNull();
  expect(ran).toEqual([]);
});

test.each([
  ['the whole browser beside the shell', [shell, '/usr/bin/chromium'], '/usr/bin/chromium'],
  ['the shell alone', [shell], shell],
  ['nothing', [], null],
])('for measuring: %s', (_, programs, expected) =>
  expect(wholeChromiumAtHand(worldOf({ programs }).world)).toBe(expected),
);
