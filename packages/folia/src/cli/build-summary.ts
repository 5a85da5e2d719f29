import type { BuildReport } from '../node/options';
import { bytesText, durationText } from '../node/support/text';

type Row = readonly [label: string, value: string];

/** Above this many bytes the summary lists the files. */
const firstVisitBudget = 100_000;

/** The summary that `folia build` prints at the end. */
export const createSummary = (report: BuildReport, milliseconds: number): Row[] => [
  ['Pages', String(report.pages)],
  ['Files', String(report.files)],
  ...firstVisitRows(report),
  ...(report.warnings > 0 ? [['Warnings', String(report.warnings)] as const] : []),
  ['Time', durationText(milliseconds)],
  ['Output', report.outDir],
];

export function firstVisitRows({
  firstVisit,
  firstVisitFiles,
}: Pick<BuildReport, 'firstVisit' | 'firstVisitFiles'>): Row[] {
  const total = `${bytesText(firstVisit)} (brotli)`;
  if (firstVisit <= firstVisitBudget) return [['First visit', total]];
  const sizes = firstVisitFiles.map(({ bytes }) => bytesText(bytes));
  const width = Math.max(0, ...sizes.map((text) => text.length));
  return [
    ['First visit', `${total}, more than ${bytesText(firstVisitBudget)}:`],
    ...firstVisitFiles.map(({ path }, index) => ['', `${sizes[index]?.padStart(width)}  ${path}`] as const),
  ];
}
