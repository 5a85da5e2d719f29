export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface FitInput {
  /** The image in the text. */
  displayed: Size;
  /** Its own size; null when it has none that limits it (SVG). */
  natural: Size | null;
  window: Size;
  margin: number;
}

/**
 * Position of the enlarged image: centred, at most as large as its own size, never smaller than in the text
 * unless the window is.
 *
 * @example fit({ displayed: 200×100, natural: 800×400, window: 1000×300, margin: 0 }) // 600×300 at 200, 0
 */
export function fit({ displayed, natural, window, margin }: FitInput): Box {
  const free = { width: window.width - 2 * margin, height: window.height - 2 * margin };
  const most = Math.min(free.width / displayed.width, free.height / displayed.height);
  const own = natural ? Math.max(natural.width / displayed.width, 1) : most;
  const scale = Math.min(most, own);
  const [width, height] = [displayed.width * scale, displayed.height * scale];
  return { width, height, left: (window.width - width) / 2, top: (window.height - height) / 2 };
}

/** The transform that makes the content of one box look as if it were in the other; its origin is the corner at the top left. */
export const transformTo = (from: Box, to: Box): string =>
  `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width}, ${to.height / from.height})`;
