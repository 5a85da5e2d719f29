import { z } from 'zod';
import type { OverviewRow } from '../../shared/page';
import { createProblem } from '../support/errors';
import type { PageState } from './page-context';

const rowsSchema: z.ZodType<OverviewRow[]> = z.array(
  z.strictObject({
    name: z.string().min(1),
    href: z.string().startsWith('#'),
    type: z.string(),
    value: z.string(),
    text: z.string(),
    tags: z.array(z.string()),
  }),
);

/** The data that plugins of the site put into `ctx.data.overviewRows` of a page. Anything but a list of options is reported. */
export function readOverviewRows({
  found,
  page,
  problems,
}: Pick<PageState, 'found' | 'page' | 'problems'>): OverviewRow[] {
  const given = found.data.overviewRows;
  if (given === undefined) return [];
  const { data, error } = rowsSchema.safeParse(given);
  if (error) {
    const message = `A plugin of the site leaves something else than options in \`ctx.data.overviewRows\`: ${z.prettifyError(error)}`;
    problems.push(createProblem(message, { at: { file: page.path, line: 0, column: 0 } }));
  }
  return data ?? [];
}
