import { describe, expect, test } from '@rstest/core';
import { createProblem } from './errors';
import { createLog } from './log';
import { bytesText, durationText } from './text';

interface Screen {
  written: string[];
  stream: { write(text: string): void; columns: number };
}

function screen(columns = 60): Screen {
  const written: string[] = [];
  return { written, stream: { write: (text) => written.push(text), columns } };
}

const timeless = (text: string) => text.replace(/[\d.]+ m?s/g, '# ms').replace(/ +/g, ' ');

const escapeCode = '\u001b';

/** What a terminal shows after `text`: only moving up whole lines and clearing below is understood. */
function shownAfter(text: string): string {
  const [start = '', ...rest] = text.split(`${escapeCode}[`);
  return rest.reduce((shown, part) => {
    const [move = '', lines = '', after = ''] = /^(\d+)A$|^0J([\s\S]*)$/.exec(part)?.slice(0, 3) ?? [];
    return lines
      ? shown
          .split('\n')
          .slice(0, -1 - Number(lines))
          .concat('')
          .join('\n')
      : shown + (move && after);
  }, start);
}

describe('plain lines (CI, pipes)', () => {
  test('a line per step with count and time, nothing rendered again', async () => {
    const { written, stream } = screen();
    const log = createLog({ stream, tty: false, ci: false, cwd: '/site' });
    const pages = await log.step('scan', (step) => {
      step.count('146 pages');
      return 146;
    });
    for (let done = 0; done <= pages; done++) log.progress(done, pages);
    log.summary([
      ['Pages', '146'],
      ['First visit', '52 kB'],
    ]);
    expect(timeless(written.join(''))).toBe('✓ scan 146 pages # ms\n\n Pages 146\n First visit 52 kB\n');
    expect(written.join('')).not.toContain(escapeCode);
  });

  test('a terminal of a build machine gets them too', async () => {
    const { written, stream } = screen();
    const log = createLog({ stream, tty: true, ci: true, color: false, cwd: '/' });
    await log.step('scan', () => log.progress(1, 2));
    expect(written).toHaveLength(1);
  });

  test('a failing step is marked, and its error is thrown', async () => {
    const { written, stream } = screen();
    const log = createLog({ stream, tty: false, ci: false, cwd: '/' });
    await expect(log.step('render', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(written.join('')).toContain('✗ render');
  });
});

describe('live display (terminal)', () => {
  test('running steps and the bar are below permanent lines, and are removed at the end', async () => {
    const { written, stream } = screen();
    const log = createLog({ stream, tty: true, ci: false, color: false, cwd: '/' });
    await log.step('render', async (step) => {
      step.count('in 2 threads');
      log.progress(64, 128);
      log.info('a line that stays');
      const during = shownAfter(written.join(''));
      expect(during).toMatch(/^a line that stays\n\S render +in 2 threads\n {2}━+ 64\/128 pages\n$/);
      log.progress(128, 128);
    });
    log.close();
    expect(timeless(shownAfter(written.join('')))).toBe('a line that stays\n✓ render in 2 threads # ms\n');
  });

  test('no line is wider than the terminal', async () => {
    const { written, stream } = screen(24);
    const log = createLog({ stream, tty: true, ci: false, color: false, cwd: '/' });
    await log.step('render', (step) => {
      step.count('x'.repeat(100));
      log.progress(1, 3);
      log.info('now');
      const widths = shownAfter(written.join(''))
        .split('\n')
        .map((line) => line.length);
      expect(Math.max(...widths)).toBeLessThanOrEqual(24);
      log.close();
    });
  });
});

describe('problems', () => {
  const { written, stream } = screen();
  const log = createLog({ stream, tty: false, ci: false, cwd: '/site' });
  const text = (...problem: Parameters<typeof createProblem>) => {
    written.length = 0;
    log.problem(createProblem(...problem));
    return written.join('');
  };

  test('place relative to the folder, frame, hint', () => {
    const at = { file: '/site/docs/a.md', line: 3, column: 5 };
    expect(text('Dead link.', { at, frame: '> 3 | x\n    | ^', hint: 'Fix it.' })).toBe(
      'error docs/a.md:3:5\n  Dead link.\n  > 3 | x\n      | ^\n  Fix it.\n',
    );
  });

  test('unknown line, file elsewhere, warning', () => {
    expect(text('Odd.', { level: 'warning', at: { file: '/other/a.md', line: 0, column: 0 } })).toBe(
      'warning /other/a.md\n  Odd.\n',
    );
  });

  test('control characters of a page do not reach the terminal', () => {
    expect(text(`bad ${escapeCode}[2J\u0007name`)).toBe('error\n  bad [2Jname\n');
  });
});

test('durations and sizes are short', () => {
  expect([0.4, 12.6, 999.6, 1240, 59_990, 125_000].map(durationText)).toEqual([
    '0 ms',
    '13 ms',
    '1.00 s',
    '1.24 s',
    '59.99 s',
    '2 min 5 s',
  ]);
  expect([812, 9_400, 999_960, 1_200_000].map(bytesText)).toEqual(['812 B', '9.4 kB', '1.0 MB', '1.2 MB']);
});
