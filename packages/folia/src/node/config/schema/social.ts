import { z } from 'zod';
import { templates } from '../messages';
import { fails, filled, isLinkTarget, link } from './parts';

const svg = filled().regex(/^\s*<svg[\s>]/);
const icon = z.union([filled(), z.strictObject({ svg: svg.describe('SVG source.') })]);

/** The content of a link is an address; that of the other modes is text, an image or HTML. */
export const socialLinkSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    icon: icon.describe('Preset name (`github`) or SVG source.'),
    mode: z.literal('link').describe('What the icon does: open a link, or show a text, an image or HTML.'),
    content: link()
      .check(fails(isLinkTarget, { template: templates.types.url, values: { type: 'url' } }))
      .describe('Where the link leads.'),
  }),
  z.strictObject({
    icon: icon.describe('Preset name (`wechat`) or SVG source.'),
    mode: z.enum(['text', 'img', 'dom']),
    content: filled().describe('What the pop-over shows: text, the address of an image, or HTML.'),
  }),
]);
