/** Builds a sample with the real tool and compares the output with the stored one. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { comparable, isSame, sayable } from './log-text.mjs';
import { installed, keptPath, layOut } from './sample.mjs';

/** @typedef {import('./sample.mjs').Sample} Sample */
/** @typedef {import('./sample.mjs').Build} Build */
/** @typedef {Map<string, string>} Files Path → text. */
/** @typedef {{ file: string, kept: string | null, made: string | null }} Difference */

/** Timeout of a build, in milliseconds. */
const patience = 180_000;

/**
 * @param {Sample} sample
 * @param {{ update: boolean }} options Store the new output instead of reporting differences.
 * @returns {{ problems: string[], differences: Difference[] }}
 */
export function checkSample(sample, { update }) {
  const work = layOut(sample);
  /** @type {string[]} */
  const problems = [];
  /** @type {Difference[]} */
  const differences = [];
  try {
    for (const build of sample.builds) {
      rmSync(join(work, 'dist'), { recursive: true, force: true });
      const { code, log } = runBuild(build, work);
      if ((code !== 0) !== build.fails) problems.push(`${build.command.join(' ')} ended with ${code}:\n${log}`);
      const folder = join(sample.folder, keptPath(sample, build));
      const made = new Map([...filesOf(work, build.keep), ['log.txt', `${log}\n`]]);
      const found = differencesOf(keptIn(folder), made);
      if (update) keep(folder, made, found);
      else
        differences.push(...found.map((each) => ({ ...each, file: relative(sample.folder, join(folder, each.file)) })));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return { problems, differences };
}

/**
 * @param {Build} build
 * @param {string} work
 */
function runBuild({ command: [program = '', ...args], env }, work) {
  const file = program === 'rslib' ? [join(installed('@rslib/core') ?? '', 'bin/rslib.js')] : [];
  const { status, stdout, stderr } = spawnSync(
    program === 'rslib' || program === 'node' ? process.execPath : program,
    [...file, ...args],
    {
      cwd: work,
      env: { PATH: process.env.PATH, HOME: work, NO_COLOR: '1', CI: '1', ...env },
      encoding: 'utf8',
      timeout: patience,
    },
  );
  return { code: status ?? 1, log: sayable(stdout + stderr, work) };
}

/**
 * @param {string} work
 * @param {string[]} kept
 * @returns {Files} with `.txt` behind every name, so that no tool takes products for sources
 */
export function filesOf(work, kept) {
  /** @type {Files} */
  const files = new Map();
  for (const path of kept) {
    const whole = join(work, path);
    if (!existsSync(whole)) continue;
    const names = statSync(whole).isDirectory() ? readdirSync(whole, { recursive: true, encoding: 'utf8' }) : [''];
    for (const name of names) {
      const file = join(whole, name);
      if (!statSync(file).isFile()) continue;
      // the files of `dist` come first
      const place = relative(path === 'dist' ? whole : work, file)
        .split(sep)
        .join('/');
      files.set(`${place}.txt`, sayable(readFileSync(file, 'utf8'), work));
    }
  }
  return files;
}

/** @param {string} folder @returns {Files} */
function keptIn(folder) {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.split(sep).join('/'), readFileSync(join(folder, name), 'utf8')]),
  );
}

/**
 * @param {Files} kept
 * @param {Files} made
 * @returns {Difference[]}
 */
export function differencesOf(kept, made) {
  const names = new Set([...kept.keys(), ...made.keys()]);
  return [...names].sort().flatMap((file) => {
    const [before, now] = [kept.get(file) ?? null, made.get(file) ?? null];
    const same = before !== null && now !== null && isSame(textFor(file, before), textFor(file, now));
    return same ? [] : [{ file, kept: before, made: now }];
  });
}

/** Outputs are built side by side, so the lines of a log have no order, and empty ones come and go. @param {string} file @param {string} text */
const textFor = (file, text) =>
  file.endsWith('log.txt')
    ? comparable(text)
        .split('\n')
        .filter((line) => !/^(?:\[\w+\])?$/.test(line))
        .sort()
        .join('\n')
    : comparable(text);

/**
 * Only real differences are written: times in a log would change with every run. @param {string} folder @param {Files} made @param
 * {Difference[]} differences
 */
function keep(folder, made, differences) {
  for (const { file } of differences) {
    const path = join(folder, file);
    const text = made.get(file);
    if (text === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}

/**
 * The declaration compiler prints in the middle of other lines, and is cut off when the build ends first: a random difference
 * disappears in one of the next tries, a real one in none.
 * @template {{ differences: Difference[] }} Result
 * @param {() => Result} check
 * @param {number} [tries]
 * @returns {Result}
 */
export function settled(check, tries = 6) {
  const result = check();
  const byChance = result.differences.every(({ file, kept, made }) => file.endsWith('log.txt') && kept && made);
  return tries > 1 && result.differences.length > 0 && byChance ? settled(check, tries - 1) : result;
}
