import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import * as client from '../client';
import { defaultTheme } from '.';
import { markdownComponents } from './markdown/components';

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');

/** The names in the first column of the table below a heading, and what is said of them. */
function tableBelow(heading: string): [name: string, meaning: string][] {
  const section = readme.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', meaning = '']) => [name, meaning]);
}

const tokens = readFileSync(join(__dirname, 'styles/tokens.css'), 'utf8').matchAll(/(--folia-[\w-]+)\s*:/g);

describe('the lists of the README are those of the code', () => {
  test.each<[string, string[]]>([
    ['Slots', [...client.slotNames]],
    ['Parts', Object.keys(defaultTheme.parts)],
    ['Layouts', Object.keys(defaultTheme.layouts)],
    ['Components for authors', Object.keys(markdownComponents)],
    ['Hooks', Object.keys(client).filter((name) => name.startsWith('use'))],
    ['Tokens', [...new Set([...tokens].map(([, name = '']) => name))]],
  ])('%s', (heading, names) => {
    const listed = tableBelow(heading);
    expect(listed.map(([name]) => name).sort()).toEqual(names.sort());
    for (const [name, meaning] of listed) expect(meaning.length, name).toBeGreaterThan(3);
  });
});
