import { frontmatterSchema } from './schema/frontmatter';
import { configSchema } from './schema/site';
import { themeSchema } from './schema/theme';

/** The tables of the README that are made of the schemas: name → rows of Markdown. */
export const referenceTables = (): Record<string, string> => ({
  config: formatTable(configSchema.shape),
  theme: formatTable(themeSchema.shape),
  frontmatter: formatTable(frontmatterSchema.shape),
});

interface Field {
  description?: string | undefined;
}

function formatTable(shape: Record<string, Field>): string {
  const rows = Object.entries(shape).map(([name, { description = '' }]) => `| \`${name}\` | ${cell(description)} |`);
  return ['| Field | Meaning |', '| --- | --- |', ...rows].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
