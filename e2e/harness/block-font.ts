/**
 * A font of blocks: half a square for letters, a whole one for Chinese, Japanese and Korean. Text set in it looks the same
 * on every machine, so that pictures of a page compare its layout and its colours, not the fonts at hand.
 * Layout of the file: https://learn.microsoft.com/typography/opentype/spec/otff
 */
const unitsPerEm = 1000;
const glyphs = [
  { width: 520, box: [40, 0, 480, 560] },
  { width: 300, box: null },
  { width: 520, box: [40, 0, 480, 560] },
  { width: 1000, box: [60, -80, 940, 800] },
] as const;

/** First and last character, and the glyph of all between; in the order of the characters. */
const ranges = [
  [0x20, 0x20, 1],
  [0x21, 0x9f, 2],
  [0xa0, 0xa0, 1],
  [0xa1, 0x2e7f, 2],
  [0x2e80, 0x2fff, 3],
  [0x3000, 0x3000, 1],
  [0x3001, 0xd7ff, 3],
  [0xe000, 0xf8ff, 2],
  [0xf900, 0xffef, 3],
  [0x10000, 0x10ffff, 3],
] as const;

const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]): number[] => values.flatMap((value) => u16(Math.floor(value / 65536), value & 65535));
const zeros = (count: number): number[] => new Array<number>(count).fill(0);
const padded = (bytes: number[]): number[] => [...bytes, ...zeros((4 - (bytes.length % 4)) % 4)];

/** One closed path along the four corners, its coordinates in two bytes each. */
function outlineOf(box: readonly [number, number, number, number] | null): number[] {
  if (!box) return [];
  const [left, bottom, right, top] = box;
  const corners = [1, 1, 1, 1];
  const across = u16(left, 0, right - left, 0);
  const up = u16(bottom, top - bottom, 0, bottom - top);
  return padded([...u16(1, left, bottom, right, top, 3, 0), ...corners, ...across, ...up]);
}

function tables(): [string, number[]][] {
  const outlines = glyphs.map(({ box }) => outlineOf(box));
  const starts = [0];
  for (const { length } of outlines) starts.push((starts.at(-1) ?? 0) + length);
  const groups = ranges.flatMap((range) => u32(...range));
  const cmap = [
    ...u16(0, 1, 3, 10),
    ...u32(12),
    ...u16(13, 0),
    ...u32(16 + groups.length, 0, ranges.length),
    ...groups,
  ];
  const latin = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const os2 = [
    ...u16(4, 520, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    ...[...latin, ...zeros(16), ...zeros(4)],
    ...u16(64, 0x20, 0xffff, 900, 65286, 0, 900, 250),
    ...[...zeros(8), ...u16(560, 700, 0, 0x20, 2)],
  ];
  return [
    ['OS/2', os2],
    ['cmap', cmap],
    ['glyf', outlines.flat()],
    [
      'head',
      [
        ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        ...u16(3, unitsPerEm),
        ...zeros(16),
        ...u16(0, -80, 1000, 900, 0, 8, 2, 1, 0),
      ],
    ],
    ['hhea', [...u32(0x10000), ...u16(900, -250, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length)]],
    ['hmtx', glyphs.flatMap(({ width, box }) => u16(width, box?.[0] ?? 0))],
    ['loca', u32(...starts)],
    ['maxp', [...u32(0x10000), ...u16(glyphs.length, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]],
    ['name', u16(0, 0, 6)],
    ['post', [...u32(0x30000, 0), ...u16(-100, 50), ...zeros(20)]],
  ];
}

const checksum = (bytes: number[]): number => {
  const words = padded(bytes);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4)
    sum =
      (sum +
        ((words[at] ?? 0) * 2 ** 24 +
          ((words[at + 1] ?? 0) << 16) +
          ((words[at + 2] ?? 0) << 8) +
          (words[at + 3] ?? 0))) %
      2 ** 32;
  return sum;
};

/** The font as a TrueType file. */
export function blockFont(): number[] {
  const all = tables();
  const directory: number[] = [];
  const body: number[] = [];
  const bodyStart = 12 + all.length * 16;
  for (const [tag, bytes] of all) {
    directory.push(...Buffer.from(tag), ...u32(checksum(bytes), bodyStart + body.length, bytes.length));
    body.push(...padded(bytes));
  }
  return [...u32(0x10000), ...u16(all.length, 128, 3, all.length * 16 - 128), ...directory, ...body];
}
