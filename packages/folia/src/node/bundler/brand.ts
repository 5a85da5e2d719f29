import Color from 'colorjs.io';

/** Values of the tokens that follow a brand colour, by token name without `--folia-`. */
type BrandTokens = Record<string, string>;

/** The backgrounds on which accent-coloured text has the least contrast: hovered controls. */
const hardest = { light: new Color('oklch(0.945 0.006 60)'), dark: new Color('oklch(0.265 0.007 265)') };

/** Text of 4.5:1, with a margin for rounding. */
const enough = 4.6;

/**
 * The accent tokens of both appearances for a brand colour. The colour itself fills buttons and marks; as text it is made darker or
 * lighter until it has enough contrast on every background.
 *
 * @param hex three or six digits, `#` optional
 */
export function brandTokens(hex: string): { light: BrandTokens; dark: BrandTokens } {
  const brand = new Color(`#${hex.replace('#', '')}`).to('oklch');
  const inks = [shade(brand, 0.18, 0.03), shade(brand, 0.995, 0)] as const;
  const isDarkInk = inks[0].contrast(brand, 'WCAG21') >= inks[1].contrast(brand, 'WCAG21');
  return {
    light: {
      brand: text(brand),
      // Under the pointer the fill moves away from its ink.
      'brand-strong': text(shade(brand, getLightness(brand) + (isDarkInk ? 0.054 : -0.054))),
      'on-brand': text(inks[isDarkInk ? 0 : 1]),
      ...accents(brand, { ground: hardest.light, step: -0.005, strong: -0.06 }),
      'accent-soft': text(shade(brand, 0.968, 0.018)),
      'on-accent': 'oklch(1 0 0)',
      selection: text(shade(brand, 0.9, 0.055)),
    },
    dark: {
      ...accents(brand, { ground: hardest.dark, step: 0.005, strong: 0.065 }),
      'accent-soft': text(shade(brand, 0.243, 0.03)),
      'on-accent': text(shade(brand, 0.19, 0.03)),
      selection: text(shade(brand, 0.38, 0.07)),
    },
  };
}

/** The style sheet that puts them in place of the theme's own. */
export function brandCss(hex: string): string {
  const { light, dark } = brandTokens(hex);
  const rule = (selector: string, tokens: BrandTokens) => {
    const lines = Object.entries(tokens).map(([name, value]) => `    --folia-${name}: ${value};\n`);
    return `  ${selector} {\n${lines.join('')}  }\n`;
  };
  return `@layer folia.tokens {\n${rule(':root', light)}\n${rule('html.dark', dark)}}\n`;
}

interface AccentInput {
  ground: Color;
  /** Towards more contrast. */
  step: number;
  strong: number;
}

function accents(brand: Color, { ground, step, strong }: AccentInput): BrandTokens {
  const isReadable = (lightness: number) => shade(brand, lightness).contrast(ground, 'WCAG21') >= enough;
  let lightness = getLightness(brand);
  while (!isReadable(lightness) && lightness !== (step < 0 ? 0 : 1)) lightness = clamp(lightness + step);
  const accent = text(shade(brand, lightness));
  return { accent, 'accent-strong': text(shade(brand, lightness + strong)), focus: accent };
}

/** The colour with another lightness and at most this chroma, which is reduced until the colour is in gamut. */
function shade({ coords: [, chroma, hue] }: Color, lightness: number, most = 1): Color {
  const coords = [clamp(lightness), Math.min(chroma ?? 0, most), hue ?? 0] as const;
  return new Color('oklch', [...coords]).toGamut({ space: 'srgb', method: 'oklch.c', jnd: 0 });
}

const getLightness = ({ coords: [lightness] }: Color): number => lightness ?? 0;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Greys have no hue. */
const text = ({ coords: [lightness, chroma, hue] }: Color): string =>
  `oklch(${round(lightness, 1000)} ${Math.floor((chroma ?? 0) * 1000) / 1000} ${round(hue, 10)})`;

const round = (value: number | null, steps: number): number => Math.round((value ?? 0) * steps) / steps;
