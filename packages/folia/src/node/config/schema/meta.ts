import { z } from 'zod';
import { depth, filled, link, orNull } from './parts';

const shared = {
  tag: orNull(filled()).describe('Mark beside the label: SVG source or the address of an image.'),
  context: orNull(filled()).describe('Value of the `data-context` attribute.'),
};

const overviewHeaders = orNull(z.array(depth())).describe('Heading depths an overview shows.');

const file = z.strictObject({
  type: z.literal('file').describe('What the entry is: a page, a folder, a line, a bold line of text or a link.'),
  name: filled().describe('File name without extension.'),
  label: orNull(filled()).describe('Label; without it the title of the page.'),
  overviewHeaders,
  ...shared,
});

const dir = z.strictObject({
  type: z.literal('dir'),
  name: filled().describe('Name of the folder.'),
  label: orNull(filled()).describe('Label; without it the title of the page beside the folder, or its name.'),
  collapsible: z.boolean().default(true).describe('Whether the group can be closed.'),
  collapsed: z.boolean().default(false).describe('Whether the group starts closed.'),
  overviewHeaders,
  ...shared,
});

const dirSectionHeader = z.strictObject({
  type: z.literal('dir-section-header'),
  name: filled().describe('Name of the folder.'),
  label: dir.shape.label,
  ...shared,
});

const divider = z.strictObject({
  type: z.literal('divider'),
  dashed: z.boolean().default(false).describe('Whether the line is dashed.'),
});

const sectionHeader = z.strictObject({
  type: z.literal('section-header'),
  label: filled().describe('Text of the bold line.'),
  tag: shared.tag,
});

const customLink = z.strictObject({
  type: z.literal('custom-link'),
  label: filled().describe('Label.'),
  link: link().describe('Address, or path without base and language.'),
  ...shared,
});

/** An entry of `_meta.json`. A string is a file with the label its title gives. */
export const metaEntrySchema = z.union([
  filled()
    .transform((name) => file.parse({ type: 'file', name }))
    .describe('File name without extension.'),
  z.discriminatedUnion('type', [file, dir, divider, sectionHeader, customLink, dirSectionHeader]),
]);

/** The whole of `_meta.json`. */
export const metaSchema = z
  .array(metaEntrySchema)
  .describe(
    'The entries of a folder in the sidebar, in order. A page that no entry names is published and searchable, but not listed in the sidebar: it shows the sidebar of its top-level folder without a current entry, and has no previous or next page.',
  );

export type MetaItem = z.output<typeof metaEntrySchema>;
