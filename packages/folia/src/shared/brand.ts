import { contrast, isInGamut, type Oklch, oklchToRgb, type Rgb, readHex, rgbToOklch } from './colour';

/** Values of the tokens that follow a brand colour, by token name without `--folia-`. */
export type BrandTokens = Record<string, string>;

/** The backgrounds on which accent-coloured text has the least contrast: hovered controls. */
const hardest = { light: oklchToRgb(0.945, 0.006, 60), dark: oklchToRgb(0.265, 0.007, 265) };

/** Text of 4.5:1, with a little to spare for rounding. */
const enough = 4.6;

/**
 * The accent tokens of both appearances for a brand colour. The colour itself fills buttons and marks; as text it is made
 * darker or lighter until it can be read on every ground.
 *
 * @param hex three or six digits, `#` optional
 */
export function brandTokens(hex: string): { light: BrandTokens; dark: BrandTokens } {
  const brand = rgbToOklch(readHex(hex));
  const inks = [
    { ...brand, lightness: 0.18, chroma: Math.min(brand.chroma, 0.03) },
    { ...brand, lightness: 0.995, chroma: 0 },
  ];
  const [ink, other] = inks.toSorted(
    (a, b) => contrast(parseRgb(b), parseRgb(brand)) - contrast(parseRgb(a), parseRgb(brand)),
  );
  // Under the pointer the fill moves away from its ink.
  const away = (ink?.lightness ?? 0) < (other?.lightness ?? 1) ? 0.054 : -0.054;
  return {
    light: {
      brand: text(brand),
      'brand-strong': text({ ...brand, lightness: clamp(brand.lightness + away) }),
      'on-brand': text(ink ?? brand),
      ...accents(brand, { ground: hardest.light, step: -0.005, strong: -0.06 }),
      'accent-soft': text({ ...brand, lightness: 0.968, chroma: Math.min(brand.chroma, 0.018) }),
      'on-accent': 'oklch(1 0 0)',
      selection: text({ ...brand, lightness: 0.9, chroma: Math.min(brand.chroma, 0.055) }),
    },
    dark: {
      ...accents(brand, { ground: hardest.dark, step: 0.005, strong: 0.065 }),
      'accent-soft': text({ ...brand, lightness: 0.243, chroma: Math.min(brand.chroma, 0.03) }),
      'on-accent': text({ ...brand, lightness: 0.19, chroma: Math.min(brand.chroma, 0.03) }),
      selection: text({ ...brand, lightness: 0.38, chroma: Math.min(brand.chroma, 0.07) }),
    },
  };
}

/** The style sheet that puts them in place of the theme's own. */
export function brandCss(hex: string): string {
  const { light, dark } = brandTokens(hex);
  const lines = (tokens: BrandTokens) =>
    Object.entries(tokens).map(([name, value]) => `    --folia-${name}: ${value};\n`);
  return [
    '@layer folia.tokens {\n',
    '  :root {\n',
    ...lines(light),
    '  }\n\n',
    '  html.dark {\n',
    ...lines(dark),
    '  }\n',
    '}\n',
  ].join('');
}

interface Reading {
  ground: Rgb;
  /** Towards more contrast. */
  step: number;
  strong: number;
}

function accents(brand: Oklch, { ground, step, strong }: Reading): BrandTokens {
  const isReadable = (colour: Oklch) => contrast(parseRgb(colour), ground) >= enough;
  let accent = brand;
  const end = step < 0 ? 0 : 1;
  while (!isReadable(accent) && accent.lightness !== end)
    accent = { ...accent, lightness: clamp(accent.lightness + step) };
  return {
    accent: text(accent),
    'accent-strong': text({ ...accent, lightness: clamp(accent.lightness + strong) }),
    focus: text(accent),
  };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** As a screen can show it: chroma gives way, lightness and hue stay. */
function shown(colour: Oklch): Oklch {
  let { chroma } = colour;
  while (chroma > 0 && !isInGamut(oklchToRgb(colour.lightness, chroma, colour.hue)))
    chroma = Math.max(0, chroma - 0.002);
  return { ...colour, chroma };
}

function parseRgb(colour: Oklch): Rgb {
  const { lightness, chroma, hue } = shown(colour);
  return oklchToRgb(lightness, chroma, hue);
}

function text(colour: Oklch): string {
  const { lightness, chroma, hue } = shown(colour);
  return `oklch(${round(lightness)} ${round(chroma)} ${Math.round(hue * 10) / 10})`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
