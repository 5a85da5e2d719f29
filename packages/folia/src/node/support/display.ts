import type { Colors } from 'picocolors/types';

/** The part of a terminal stream that is used. */
export interface Output {
  write(text: string): unknown;
  columns?: number;
}

/** A step that is running. */
interface Step {
  name: string;
  /** What it has processed: `146 pages`. */
  count: string;
}

/** Permanent lines and, on a terminal, lines below them that are updated: the running steps and the bar. */
export interface Display {
  print(text: string): void;
  start(step: Step): void;
  end(step: Step): void;
  progress(done: number, total: number): void;
  close(): void;
}

export interface DisplayOptions {
  stream: Output;
  live: boolean;
  colors: Colors;
}

export const createDisplay = (options: DisplayOptions): Display =>
  options.live ? liveDisplay(options) : plainDisplay(options);

const plainInterval = 5000;

/** During long rendering, a line every five seconds. */
function plainDisplay({ stream }: DisplayOptions): Display {
  let spoke = performance.now();
  const print = (text: string) => {
    spoke = performance.now();
    stream.write(`${text}\n`);
  };
  return {
    print,
    start: () => {},
    end: () => {},
    progress: (done, total) => {
      if (done < total && performance.now() - spoke > plainInterval) print(`  ${done}/${total}`);
    },
    close: () => {},
  };
}

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const frameTime = 80;

/** The lines at the bottom are updated several times a second while a step is running. */
function liveDisplay({ stream, colors }: DisplayOptions): Display {
  const running = new Set<Step>();
  const state: { bar: Bar; rendered: number; timer?: NodeJS.Timeout } = { bar: { done: 0, total: 0 }, rendered: 0 };
  const print = (text?: string) => {
    if (state.rendered > 0) stream.write(`\x1b[${state.rendered}A\x1b[0J`);
    const below = liveLines([...running], state.bar, { width: stream.columns || 80, colors });
    const all = text === undefined ? below : [text, ...below];
    if (all.length > 0) stream.write(`${all.join('\n')}\n`);
    state.rendered = below.length;
  };
  const refresh = () => {
    clearInterval(state.timer);
    // `unref`: a display must not keep the process alive.
    if (running.size > 0) state.timer = setInterval(print, frameTime).unref();
    print();
  };
  return {
    print,
    start(step) {
      running.add(step);
      refresh();
    },
    end(step) {
      running.delete(step);
      refresh();
    },
    // Rendered by the timer: thousands of pages must not mean thousands of rerenders.
    progress: (done, total) => void Object.assign(state.bar, { done, total }),
    close() {
      running.clear();
      refresh();
    },
  };
}

interface Bar {
  done: number;
  total: number;
}

interface Look {
  width: number;
  colors: Colors;
}

/** No line may be wider than the terminal: a wrapped one could not be erased. */
function liveLines(running: readonly Step[], bar: Bar, { width, colors }: Look): string[] {
  const frame = frames[Math.floor(performance.now() / frameTime) % frames.length] ?? '';
  const lines = running.map(({ name, count }) => {
    const text = `${name.padEnd(columnWidth)} ${count}`.trimEnd().slice(0, Math.max(0, width - 3));
    return `${colors.cyan(frame)} ${text}`;
  });
  return bar.done < bar.total && running.length > 0 ? [...lines, barLine(bar, { width, colors })] : lines;
}

/** Of names and of counts. */
export const columnWidth = 20;

const barWidth = 32;

function barLine({ done, total }: Bar, { width, colors }: Look): string {
  const numbers = `${done}/${total} pages`;
  const room = Math.max(0, Math.min(barWidth, width - numbers.length - 4));
  const filled = Math.round((room * done) / total);
  return `  ${colors.cyan('━'.repeat(filled))}${colors.dim('━'.repeat(room - filled))} ${numbers}`;
}
