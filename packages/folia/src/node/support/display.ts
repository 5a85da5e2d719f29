import type { Colors } from 'picocolors/types';

/** The part of a terminal stream that is used. */
export interface Output {
  write(text: string): unknown;
  columns?: number;
}

/** A step on the screen. */
export interface ShownStep {
  count(text: string): void;
  end(done: boolean, time: string): void;
}

/** Lines that stay, and below them, on a terminal, lines that are rendered again: the running steps and the bar. */
export interface Display {
  print(text: string): void;
  start(name: string): ShownStep;
  progress(done: number, total: number): void;
  close(): void;
}

interface Running {
  name: string;
  count: string;
}

export interface DisplayOptions {
  stream: Output;
  live: boolean;
  colors: Colors;
}

export function createDisplay(options: DisplayOptions): Display {
  return options.live ? liveDisplay(options) : plainDisplay(options);
}

const plainInterval = 5000;

/** One line per finished step; while pages are rendered for long, a line every five seconds. */
function plainDisplay({ stream, colors }: DisplayOptions): Display {
  let spoke = performance.now();
  const print = (text: string) => {
    spoke = performance.now();
    stream.write(`${text}\n`);
  };
  return {
    print,
    start: (name) =>
      runningStep({ name, count: '' }, (step, done, time) => print(doneLine(step, { done, time, colors }))),
    progress: (done, total) => {
      if (done < total && performance.now() - spoke > plainInterval) print(`  ${done}/${total}`);
    },
    close: () => {},
  };
}

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const frameTime = 80;

function liveDisplay({ stream, colors }: DisplayOptions): Display {
  const running = new Set<Running>();
  const bar = { done: 0, total: 0 };
  const area = liveArea(stream, () => liveLines({ running, bar, width: stream.columns || 80, colors }));
  return {
    print: area.print,
    start: (name) => {
      const step: Running = { name, count: '' };
      running.add(step);
      area.start();
      return runningStep(step, (_, done, time) => {
        running.delete(step);
        if (running.size === 0) area.stop();
        area.print(doneLine(step, { done, time, colors }));
      });
    },
    // Rendered by the timer: thousands of pages must not mean thousands of rerenders.
    progress: (done, total) => void Object.assign(bar, { done, total }),
    close: () => {
      running.clear();
      area.stop();
    },
  };
}

/** The rendered again lines at the bottom of a terminal, made by `lines` several times a second while it is started. */
function liveArea(stream: Output, lines: () => string[]) {
  let rendered = 0;
  let timer: NodeJS.Timeout | undefined;
  const erase = () => {
    if (rendered > 0) stream.write(`\x1b[${rendered}A\x1b[0J`);
    rendered = 0;
  };
  const print = (text?: string) => {
    erase();
    const below = lines();
    const all = text === undefined ? below : [text, ...below];
    if (all.length > 0) stream.write(`${all.join('\n')}\n`);
    rendered = below.length;
  };
  return {
    print,
    start: () => {
      // `unref`: a display must not keep the process alive.
      timer ??= setInterval(print, frameTime).unref();
      print();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
      erase();
    },
  };
}

function runningStep(step: Running, end: (step: Running, done: boolean, time: string) => void): ShownStep {
  return {
    count: (text) => {
      step.count = text;
    },
    end: (done, time) => end(step, done, time),
  };
}

const nameWidth = 20;
const countWidth = 20;

function doneLine(
  { name, count }: Running,
  { done, time, colors }: { done: boolean; time: string; colors: Colors },
): string {
  const mark = done ? colors.green('✓') : colors.red('✗');
  return `${mark} ${name.padEnd(nameWidth)} ${count.padEnd(countWidth)} ${colors.dim(time.padStart(9))}`;
}

interface LiveState {
  running: ReadonlySet<Running>;
  bar: { done: number; total: number };
  width: number;
  colors: Colors;
}

/** No line may be wider than the terminal: a wrapped one could not be erased. */
function liveLines({ running, bar, width, colors }: LiveState): string[] {
  const frame = frames[Math.floor(performance.now() / frameTime) % frames.length] ?? '';
  const lines = [...running].map(({ name, count }) => {
    const text = `${name.padEnd(nameWidth)} ${count}`.trimEnd().slice(0, Math.max(0, width - 3));
    return `${colors.cyan(frame)} ${text}`;
  });
  return bar.done < bar.total && running.size > 0 ? [...lines, barLine({ bar, width, colors })] : lines;
}

const barWidth = 32;

function barLine({ bar: { done, total }, width, colors }: Omit<LiveState, 'running'>): string {
  const numbers = `${done}/${total} pages`;
  const room = Math.max(0, Math.min(barWidth, width - numbers.length - 4));
  const filled = Math.round((room * done) / total);
  return `  ${colors.cyan('━'.repeat(filled))}${colors.dim('━'.repeat(room - filled))} ${numbers}`;
}
