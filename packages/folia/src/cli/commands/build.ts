import type { BuildReport } from '../../node/options';
import type { Log } from '../../node/support/log';
import { bytesText, durationText } from '../../node/support/text';
import type { Command } from '../command';
import { base, compress, out } from '../options';

export const buildCommand: Command = {
  name: 'build',
  description: 'Write the site',
  options: [base, out, compress],
  async run(options, { cwd, log }) {
    const start = performance.now();
    const { build } = await import('../../node/build');
    const report = await build({ cwd, ...options }, log);
    summarise(report, { log, milliseconds: performance.now() - start });
  },
};

function summarise(
  { pages, files, firstVisit, warnings, outDir }: BuildReport,
  { log, milliseconds }: { log: Log; milliseconds: number },
): void {
  log.summary([
    ['Pages', String(pages)],
    ['Files', String(files)],
    ['First visit', `${bytesText(firstVisit)} (brotli)`],
    ...(warnings > 0 ? [['Warnings', String(warnings)] as const] : []),
    ['Time', durationText(milliseconds)],
    ['Output', outDir],
  ]);
}
