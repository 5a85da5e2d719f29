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

/** A colour by how it looks: lightness 0–1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Reads `#f60`, `ff6600`: three or six hexadecimal digits. */
export function readHex(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (start: number) => linear(Number.parseInt(whole.slice(start, start + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The inverse of {@link oklchToRgb}. */
export function rgbToOklch([red, green, blue]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: hue < 0 ? hue + 360 : hue,
  };
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
