const columns = 12;
const rows = 6;

/** Sides of a tile, clockwise from the top; the middle of each on a tile of two units, and what is beyond it. */
type Side = 0 | 1 | 2 | 3;
const sides = {
  middle: [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1],
  ],
  beyond: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
} as const;

interface Strand {
  /** Data of an SVG path. */
  path: string;
  /** Number of arcs that are seen wherever the drawing is cut. */
  seen: number;
  /** Where its arcs begin. */
  points: [x: number, y: number][];
}

/**
 * A drawing for a post, as SVG in the colours of the theme: tiles with two arcs each (Truchet's), turned as the seed says, join into strands.
 * One of the longest has the colour of the site. The same seed gives the same drawing.
 */
export function renderPostCover(seed: string): string {
  const random = createRandom(seed);
  const turned = Array.from({ length: columns * rows }, () => random() < 0.5);
  const strands = findStrands(turned);
  const longest = strands.reduce((best, strand) => (strand.seen > best.seen ? strand : best));
  const others = strands.filter((strand) => strand !== longest);
  const [x, y] = longest.points[Math.floor(random() * longest.points.length)] ?? [0, 0];
  const line = (colour: string, width: number, d: string) =>
    `<path d="${d}" fill="none" stroke="var(${colour})" stroke-width="${width}" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;
  return [
    `<svg class="folia-cover" viewBox="0 0 ${columns * 2} ${rows * 2}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`,
    '<path d="M0 0h99v99H0z" fill="var(--folia-bg-soft)"/>',
    `<circle cx="${x}" cy="${y}" r="4" fill="var(--folia-accent-soft)"/>`,
    line('--folia-line-strong', 1, others.map(({ path }) => path).join('')),
    line('--folia-brand', 3, longest.path),
    '</svg>',
  ].join('');
}

/** Where a strand comes into a tile. */
interface Entrance {
  tile: number;
  side: Side;
}

/** Every strand once: those from edge to edge, then the closed ones. */
function findStrands(turned: readonly boolean[]): Strand[] {
  const seen = new Set<string>();
  const inside = turned.flatMap((_, tile): Entrance[] => [
    { tile, side: 0 },
    { tile, side: 2 },
  ]);
  return [...edges(), ...inside].flatMap((entrance) =>
    seen.has(keyOf(entrance)) ? [] : [follow(entrance, turned, seen)],
  );
}

function* edges(): Generator<Entrance> {
  for (let row = 0; row < rows; row++) {
    yield { tile: row * columns, side: 3 };
    yield { tile: (row + 1) * columns - 1, side: 1 };
  }
  for (let column = 0; column < columns; column++) {
    yield { tile: column, side: 0 };
    yield { tile: (rows - 1) * columns + column, side: 2 };
  }
}

const keyOf = ({ tile, side }: Entrance): string => `${tile} ${side}`;

/** From tile to tile, until the strand ends at an edge or is closed. */
function follow(start: Entrance, turned: readonly boolean[], seen: Set<string>): Strand {
  let at: Entrance | null = start;
  let path = `M${getMiddle(start).join(' ')}`;
  const points: Strand['points'] = [];
  while (at && !seen.has(keyOf(at))) {
    const { tile, side }: Entrance = at;
    // the arcs of a tile join neighbouring sides: 0 with 1 and 2 with 3, or 0 with 3 and 1 with 2
    const exit = (turned[tile] ? side ^ 1 : 3 - side) as Side;
    seen.add(keyOf(at)).add(keyOf({ tile, side: exit }));
    const [fromX, fromY] = sides.middle[side];
    const [toX, toY] = sides.middle[exit];
    const sweep = exit === (side + 1) % 4 ? 0 : 1;
    path += `a1 1 0 0${sweep}${toX - fromX} ${toY - fromY}`;
    points.push(getMiddle(at));
    at = neighbourAt({ tile, side: exit });
  }
  return { path, points, seen: points.filter(isSeen).length };
}

/** In the middle half of the drawing, both ways. */
const isSeen = ([x, y]: [x: number, y: number]): boolean =>
  Math.abs(x - columns) < columns / 2 && Math.abs(y - rows) < rows / 2;

const getMiddle = ({ tile, side }: Entrance): [x: number, y: number] => [
  (tile % columns) * 2 + sides.middle[side][0],
  Math.floor(tile / columns) * 2 + sides.middle[side][1],
];

/** The tile on the other side, entered from here; null beyond the edge. */
function neighbourAt({ tile, side }: Entrance): Entrance | null {
  const [right, down] = sides.beyond[side];
  const [x, y] = [(tile % columns) + right, Math.floor(tile / columns) + down];
  const isInside = x >= 0 && x < columns && y >= 0 && y < rows;
  return isInside ? { tile: y * columns + x, side: ((side + 2) % 4) as Side } : null;
}

/** Numbers from 0 to 1 that follow from a text: FNV-1a, then mulberry32. */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
