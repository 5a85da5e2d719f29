import { z } from 'zod';
import { type Checked, checkValue } from './findings';
import { headTag } from './schema/parts';

export type HeadTags = z.output<typeof schema>['head'];

const schema = z.object({ head: z.array(headTag()) });

/** Checks tags that a function has made for the page of `file`. */
export function checkHeadTags(written: unknown, file: string): Checked<HeadTags> {
  const source = { label: 'head', file, text: '', getPosition: () => null };
  const { value, problems } = checkValue(schema, { head: written ?? [] }, source);
  return { value: value?.head ?? null, problems };
}
