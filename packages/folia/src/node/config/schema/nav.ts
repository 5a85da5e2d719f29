import { z } from 'zod';
import { templates } from '../messages';
import { fails, filled, link } from './parts';

const pattern = filled().check(
  fails((value) => Boolean(new RegExp(value)), { template: templates.types.regexp, values: { type: 'regexp' } }),
);

/** NV-04: an entry of the top navigation. */
export const navItemSchema = z.strictObject({
  text: filled().describe('Label.'),
  link: link().optional().describe('Address without base and language; absent for a pure dropdown.'),
  get items() {
    return z.array(navItemSchema).optional().describe('Entries of the dropdown.');
  },
  tag: filled().optional().describe('Mark beside the label: SVG source or the address of an image.'),
  activeMatch: pattern.optional().describe('Pattern of the paths on which the entry is active; without it the link.'),
  position: z.enum(['left', 'right']).optional().describe('Side of the header. Default: right.'),
});

/** The whole of `_nav.json`. */
export const navSchema = z.array(navItemSchema);

export type NavItemInput = z.output<typeof navItemSchema>;
