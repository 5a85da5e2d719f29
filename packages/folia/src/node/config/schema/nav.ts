import { z } from 'zod';
import { templates } from '../messages';
import { fails, filled, link, orNull } from './parts';

const pattern = filled().check(
  fails((value) => Boolean(new RegExp(value)), { template: templates.types.regexp, values: { type: 'regexp' } }),
);

/** An entry of the top navigation. */
export const navItemSchema = z.strictObject({
  text: filled().describe('Label.'),
  link: orNull(link()).describe('Address without base and language; absent for a pure dropdown.'),
  get items(): z.ZodDefault<z.ZodArray<typeof navItemSchema>> {
    return z.array(navItemSchema).default([]).describe('Entries of the dropdown.');
  },
  tag: orNull(filled()).describe('Mark beside the label: SVG source or the address of an image.'),
  activeMatch: orNull(pattern).describe('Pattern of the paths on which the entry is active; without it the link.'),
  position: z.enum(['left', 'right']).default('right').describe('Side of the header.'),
});

/** The whole of `_nav.json`. */
export const navSchema = z.array(navItemSchema);

export type NavItem = z.output<typeof navItemSchema>;
