import { useFrontmatter } from 'folia/client';
import type { schema } from './schema';

/** How hard the page is. */
export function Level() {
  const { level } = useFrontmatter<typeof schema>();
  const marks: Record<typeof level, string> = { easy: '*', hard: '***' };
  return <p className="level">{`${level} ${marks[level]}`}</p>;
}
