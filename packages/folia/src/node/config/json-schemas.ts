import { z } from 'zod';
import { frontmatterSchema } from './schema/frontmatter';
import { metaSchema } from './schema/meta';
import { navSchema } from './schema/nav';

const titled = {
  'frontmatter.json': { title: 'Frontmatter of a page', schema: frontmatterSchema },
  'meta.json': { title: 'Entries of _meta.json', schema: metaSchema },
  'nav.json': { title: 'Entries of _nav.json', schema: navSchema },
};

/**
 * The JSON Schemas that editors check files with, by file name in the package's `schema` folder. Draft 7, because that is
 * what editors understand whole.
 */
export function jsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(titled).map(([name, { title, schema }]) => [
      name,
      { title, ...z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) },
    ]),
  );
}
