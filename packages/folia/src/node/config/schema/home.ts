import { z } from 'zod';
import { templates } from '../messages';
import { fails, filled, image, link } from './parts';

const textOrList = () => z.union([z.string(), z.array(z.string())]);

const action = z.strictObject({
  text: filled().describe('Label of the button.'),
  link: link().describe('Where it leads.'),
  theme: z.enum(['brand', 'alt']).default('brand').describe('Look of the button.'),
});

/** An image that has to be there. */
const picture = () => image().check(fails((value) => value !== '', { template: templates.whitespace }));

const heroImage = z.strictObject({
  src: z
    .union([
      picture(),
      z.strictObject({
        light: picture().describe('For the light appearance.'),
        dark: picture().describe('For the dark appearance.'),
      }),
    ])
    .describe('Address, or one for light and one for dark.'),
  alt: z.string().default('').describe('Text instead of the image.'),
  srcset: textOrList().optional().describe('Further sizes of the image.'),
  sizes: textOrList().optional().describe('Widths the image is shown at.'),
});

/** The opening of a home page. */
export const heroSchema = z.strictObject({
  name: z.string().default('').describe('First line.'),
  text: z.string().default('').describe('Large text; line breaks are kept.'),
  tagline: z.string().default('').describe('Text below.'),
  actions: z.array(action).default([]).describe('Buttons.'),
  image: heroImage.optional().describe('Picture beside the text.'),
});

/** A card of a home page. `span` counts twelfths of the row. */
export const featureSchema = z.strictObject({
  icon: z.string().default('').describe('Text or HTML.'),
  title: filled().describe('Title of the card.'),
  details: z.string().default('').describe('Text or HTML.'),
  link: link().optional().describe('Where the card leads.'),
  span: z.literal([2, 3, 4, 6]).default(4).describe('Width in twelfths of the row: 2, 3, 4 or 6.'),
});
