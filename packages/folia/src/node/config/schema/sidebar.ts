import { z } from 'zod';
import { depth, filled, link, orNull } from './parts';

const itemFields = {
  text: filled().describe('Label.'),
  link: orNull(link()).describe('Address without base.'),
  collapsed: z.boolean().default(false).describe('Whether the group starts closed.'),
  collapsible: z.boolean().default(true).describe('Whether the group can be closed.'),
  tag: orNull(filled()).describe('Mark beside the label: SVG source or the address of an image.'),
  context: orNull(filled()).describe('Value of the `data-context` attribute.'),
  overviewHeaders: orNull(z.array(depth())).describe('Heading depths an overview shows.'),
};
const plainItem = z.strictObject(itemFields);

const divider = z.strictObject({ dividerType: z.enum(['solid', 'dashed']).describe('Style of the line.') });

const header = z.strictObject({
  sectionHeaderText: filled().describe('Text of the bold line.'),
  tag: orNull(filled()).describe('Mark beside the text.'),
});

export type SidebarEntry =
  | (z.output<typeof plainItem> & { items: SidebarEntry[] | null })
  | z.output<typeof divider>
  | z.output<typeof header>;
export type SidebarItem =
  | (z.input<typeof plainItem> & { items?: SidebarItem[] | undefined })
  | z.input<typeof divider>
  | z.input<typeof header>;

const item = z.strictObject({
  ...itemFields,
  get items(): z.ZodType<SidebarEntry[] | null, SidebarItem[] | undefined> {
    return orNull(z.array(sidebarEntrySchema)).describe('Entries of the group; absent for a page.');
  },
});

/** An entry of a sidebar written by hand. */
const sidebarEntrySchema: z.ZodType<SidebarEntry, SidebarItem> = z.union([item, divider, header]);

/** Path prefix → entries. */
export const sidebarSchema = z.record(z.string().regex(/^\//), z.array(sidebarEntrySchema));

export type SidebarTable = z.output<typeof sidebarSchema>;
