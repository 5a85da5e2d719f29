/** Linear-light sRGB, each channel 0–1 when the colour can be shown. */
export type Rgb = [red: number, green: number, blue: number];

const oklchPattern = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/;

/** Reads `oklch(0.55 0.17 41)`. Only opaque colours are read: what shines through depends on what is below. */
export function readOklch(value: string): Rgb {
  const found = oklchPattern.exec(value.trim());
  if (!found) throw new Error(`Not an opaque oklch() colour: ${value}`);
  const [lightness, chroma, hue] = found.slice(1).map(Number) as [number, number, number]; // The pattern has three groups.
  return oklchToRgb(lightness, chroma, hue);
}

/** Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/. */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** True when a screen shows the colour as written, without pulling it into its gamut. */
export const isInGamut = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.002 && channel <= 1.002);

/** WCAG 2 contrast, 1–21. `contrast(black, white)` is 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // Two in, two out.
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const clamp = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}
