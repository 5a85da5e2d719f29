import type { z } from 'zod';
import { frontmatterSchema } from './schema/frontmatter';
import { configSchema } from './schema/site';
import { themeSchema } from './schema/theme';

/** The generated tables of the README: name → rows of Markdown. */
export const referenceTables = (): Record<string, string> => ({
  config: formatTable(configSchema.shape),
  theme: formatTable(themeSchema.shape),
  frontmatter: formatTable(frontmatterSchema.shape),
});

function formatTable(shape: Record<string, z.ZodType>): string {
  const rows = Object.entries(shape).map(
    ([name, schema]) => `| \`${name}\` | ${formatDefault(schema)} | ${cell(schema.description ?? '')} |`,
  );
  return ['| Field | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** `true`, `'docs'`; '' for a field without a default and for a group, whose fields have defaults of their own. */
function formatDefault(schema: z.ZodType): string {
  // Zod documents `$ZodTypes` as the union to cast to when a schema is walked.
  const definition = (schema as unknown as z.core.$ZodTypes)._zod.def;
  if (definition.type !== 'default' && definition.type !== 'prefault') return '';
  const value: unknown = definition.defaultValue;
  if (value === null || JSON.stringify(value) === '{}') return '';
  return `\`${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}\``;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
