import { z } from 'zod';
import { depth, filled, link } from './parts';

const item = z.strictObject({
  text: filled().describe('Label.'),
  link: link().optional().describe('Address without base.'),
  get items() {
    return z.array(sidebarEntrySchema).optional().describe('Entries of the group.');
  },
  collapsed: z.boolean().optional().describe('Whether the group starts closed. Default: false.'),
  collapsible: z.boolean().optional().describe('Whether the group can be closed. Default: true.'),
  tag: filled().optional().describe('Mark beside the label: SVG source or the address of an image.'),
  context: filled().optional().describe('Value of the `data-context` attribute.'),
  overviewHeaders: z.array(depth()).optional().describe('Heading depths an overview shows.'),
});

const divider = z.strictObject({ dividerType: z.enum(['solid', 'dashed']).describe('Style of the line.') });

const header = z.strictObject({
  sectionHeaderText: filled().describe('Text of the bold line.'),
  tag: filled().optional().describe('Mark beside the text.'),
});

type SidebarInput = z.output<typeof item> | z.output<typeof divider> | z.output<typeof header>;

/** SB-18 to SB-20: an entry of a sidebar written by hand. */
export const sidebarEntrySchema: z.ZodType<SidebarInput, SidebarInput> = z.union([item, divider, header]);

/** Path prefix → entries. */
export const sidebarSchema = z.record(z.string().regex(/^\//), z.array(sidebarEntrySchema));

export type { SidebarInput };
