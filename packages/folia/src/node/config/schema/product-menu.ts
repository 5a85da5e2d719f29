import { z } from 'zod';
import { filled, image, url } from './parts';

const logo = () => image().optional().describe('Image; `/tools/rslib.svg` is a file of the public folder.');

const entry = z.strictObject({
  name: filled().describe('Name of the tool.'),
  desc: filled().describe('Short description, in the base language.'),
  descEn: filled().optional().describe('The same in English; shown on English pages.'),
  url: url().describe('Website of the tool.'),
  urlEn: url().optional().describe('Its English website; linked on English pages.'),
  logo: logo(),
  logoScale: z.number().positive().max(4).optional().describe('Size of the logo, where 1 is that of the others.'),
});

const group = z.strictObject({
  title: filled().describe('Title of the group, in the base language.'),
  titleEn: filled().optional().describe('The same in English.'),
  links: z.array(entry).min(1).describe('The tools.'),
});

const header = z.strictObject({
  name: filled().describe('Name of the organisation.'),
  url: url().describe('Where its code is hosted.'),
  logo: logo(),
});

export const productMenuSchema = z.strictObject({
  header: header.describe('First line of the menu.'),
  groups: z.array(group).min(1).describe('Tools, in titled groups.'),
});
