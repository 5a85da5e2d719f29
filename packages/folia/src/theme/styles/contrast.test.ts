import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import Color from 'colorjs.io';
import { brandCss, brandTokens } from '../../node/bundler/brand';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The declarations of the first rule with this selector. */
function getDeclarations(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--folia-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = getDeclarations(':root');
const schemes = { light, dark: { ...light, ...getDeclarations('html.dark') } };

const grounds = ['bg', 'bg-soft', 'bg-raised', 'bg-hover'];
const callouts = ['tip', 'info', 'warning', 'danger', 'note'];
const tints = callouts.map((name) => `${name}-bg`);
const codeGrounds = [
  'code-bg',
  'code-highlighted',
  'code-add',
  'code-remove',
  'code-focused',
  'code-error',
  'code-warning',
  'inline-code-bg',
];
const tokens = ['k', 's', 'c', 'f', 'n', 't', 'p', 'v', 'g', 'a', 'x', 'i', 'd'].map((letter) => `t-${letter}`);

const cross = (inks: string[], on: string[]): [string, string][] =>
  inks.flatMap((ink) => on.map((ground) => [ink, ground] as [string, string]));
const pairs: [ink: string, ground: string][] = [
  ...cross(['text', 'text-soft', 'text-faint', 'accent', 'accent-strong'], grounds),
  ...cross(['text', 'text-soft', 'accent', 'accent-strong'], ['accent-soft', ...tints]),
  ...cross([...tokens, 'code-text'], [...codeGrounds, ...tints]),
  ...callouts.flatMap((name): [string, string][] => [
    [name, `${name}-bg`],
    [name, 'bg'],
    [name, 'bg-soft'],
  ]),
  ...cross(['text', 'accent'], ['inline-code-bg', 'selection']).filter(
    ([ink, on]) => on !== 'selection' || ink === 'text',
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  // Titles, the control of folded blocks, remarks in file trees.
  ...cross(['text-soft', 'text-faint', 'accent'], ['code-bg']),
  // Signs of marked lines.
  ['t-i', 'code-add'],
  ['t-d', 'code-remove'],
  ['danger', 'code-error'],
  ['warning', 'code-warning'],
  ['info', 'code-focused'],
  // Tabs on a page and in callouts, disabled ones included.
  ...cross(['text-soft', 'text-faint', 'text', 'accent'], ['bg', ...tints]),
];

const colour = (scheme: Record<string, string>, name: string): Color => {
  const value = scheme[name];
  if (value === undefined) throw new Error(`tokens.css has no --folia-${name}`);
  // Translucent colours depend on what is below.
  if (value.includes('/')) throw new Error(`Not an opaque colour: ${value}`);
  return new Color(value);
};

const contrast = (one: Color, other: Color) => one.contrast(other, 'WCAG21');

const branded = ['#ff5e00', 'abc', '#ffff00', '#000', '#fff', '#00f', '#7cfc00', '#c2185b'].flatMap((hex) => {
  const tokens = brandTokens(hex);
  return [
    [`${hex}, light`, { ...light, ...tokens.light }] as const,
    [`${hex}, dark`, { ...schemes.dark, ...tokens.light, ...tokens.dark }] as const,
  ];
});

describe('a brand colour', () => {
  test('the style sheet has lower precedence than that of the site', () => {
    expect(brandCss('#f60').split('\n').slice(0, 3)).toEqual([
      '@layer folia.tokens {',
      '  :root {',
      expect.stringMatching(/^ {4}--folia-brand: oklch\(0\.69\d* 0\.2\d* 4\d\.?\d*\);$/),
    ]);
  });
  test('three digits equal six', () => expect(brandCss('abc')).toBe(brandCss('#AABBCC')));
});

describe.each([...Object.entries(schemes), ...branded])('the %s scheme', (_name, scheme) => {
  test('every text colour has a contrast of 4.5 on all of its backgrounds', () => {
    const weak = pairs
      .map(([ink, ground]) => ({ ink, ground, ratio: contrast(colour(scheme, ink), colour(scheme, ground)) }))
      .filter(({ ratio }) => ratio < 4.5)
      .map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`);
    expect(weak).toEqual([]);
  });
  test('the focus ring and marks have a contrast of 3 on all backgrounds', () => {
    const weak = [...cross(['focus'], [...grounds, 'code-bg', ...tints]), ...cross(['accent'], ['code-highlighted'])]
      .filter(([ink, ground]) => contrast(colour(scheme, ink), colour(scheme, ground)) < 3)
      .map(([ink, ground]) => `${ink} on ${ground}`);
    expect(weak).toEqual([]);
  });
  test('every opaque colour lies inside the sRGB gamut', () => {
    const outside = Object.entries(scheme)
      .filter(([, value]) => value.startsWith('oklch') && !value.includes('/'))
      .filter(([, value]) => !new Color(value).inGamut('srgb-linear', { epsilon: 0.002 }))
      .map(([name, value]) => `${name}: ${value}`);
    expect(outside).toEqual([]);
  });
});
