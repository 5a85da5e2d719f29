import { z } from 'zod';
import { defaultBase } from '../../../shared/constants';
import { templates } from '../messages';
import { bundlerFields } from './bundler';
import { headSchema } from './head';
import { labelsSchema } from './labels';
import { logoSchema } from './logo';
import { markdownSchema } from './markdown';
import { outputFields } from './outputs';
import { basePath, fails, filled, hexColor, image, languageTag, pattern, url } from './parts';
import { pluginFields } from './plugins';
import { redirectFields } from './redirects';
import { routeSchema } from './route';
import { searchSchema } from './search';
import { securityFields } from './security';
import { themeSchema } from './theme';

const ssg = z
  .union([
    z.boolean(),
    z.strictObject({
      strict: z.boolean().default(true).describe('Whether a page that fails to render fails the build.'),
    }),
  ])
  .transform((written) => ({
    enabled: written !== false,
    strict: typeof written === 'boolean' || written.strict,
  }));

const version = filled().regex(/^[\w.-]+$/);

const multiVersion = z.strictObject({
  default: z.string().default('').describe('Version whose addresses carry no prefix.'),
  versions: z.array(version).default([]).describe('All versions, newest first; each is a folder of the docs.'),
});

/** Images of the article. */
const zoomSelector = '.folia-doc img';

const zoomOptions = z.strictObject({
  margin: z.number().min(0).optional().describe('Pixels that stay free around the enlarged image. Default: 0.'),
  background: filled().optional().describe('CSS background. Default: the ground of the theme.'),
  scrollOffset: z.number().min(0).optional().describe('Pixels to scroll before the image closes. Default: 40.'),
});

const mediumZoom = z
  .union([
    z.boolean(),
    z.strictObject({
      selector: filled().default(zoomSelector).describe('Which images can be enlarged.'),
      options: zoomOptions.prefault({}).describe('Margin, background and scroll offset of the enlarged image.'),
    }),
  ])
  .transform((written) => (written === true ? { selector: zoomSelector, options: {} } : written));

const replaceRule = z.strictObject({
  search: pattern().meta({
    description: 'Text or regular expression to look for in the Markdown source.',
    tsType: 'string | RegExp',
  }),
  replace: z.string().describe('What is put in its place.'),
});

const i18nSchema = z.strictObject({
  fallback: z
    .boolean()
    .default(false)
    .describe(
      'Whether a page that has no translation is served in the default language, at the address that its translation will have. It says so above the text, is in the sidebar, and is in neither search, sitemap nor feeds of that language. A folder without `_meta.json`, and a language without `_nav.json`, have those of the default language.',
    ),
});

const paths = () => z.array(filled());

/** `https://example.org`: an address without a path. */
const origin = z
  .union([
    z.literal(''),
    url().check(
      fails((value) => new URL(value).pathname === '/', { template: templates.types.url, values: { type: 'url' } }),
    ),
  ])
  .transform((written) => written.replace(/\/$/, ''));

/** `docs` → `/docs/` */
function normalizeBase(written: string): string {
  const inner = written.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** The configuration as a site writes it. */
export const configSchema = z.strictObject({
  root: filled().default('docs').describe('Folder of the pages, relative to the configuration file.'),
  base: basePath()
    .transform(normalizeBase)
    .default(defaultBase)
    .describe('Path the site is served under, such as `/docs/`.'),
  lang: z
    .union([z.literal(''), languageTag()])
    .default('')
    .describe('Default language. Without it, the first of `theme.locales`.'),
  title: filled().default('Folia').describe('Name of the site.'),
  description: z.string().default('').describe('Meta description of pages without one.'),
  icon: image().default('').describe('Favicon. `/icon.png` is a file in the public folder.'),
  logo: logoSchema.prefault('').describe('Image in the header: an address, or `{ light, dark }`.'),
  logoText: z.string().default('').describe('Text beside the logo.'),
  touchIcon: image()
    .default('')
    .describe('Icon on the home screen of a phone: a PNG of 180 × 180 pixels, such as `/touch-icon.png`.'),
  themeColor: z
    .union([
      z.literal(''),
      hexColor(),
      z.strictObject({
        light: hexColor().describe('For the light appearance.'),
        dark: hexColor().describe('For the dark appearance.'),
      }),
    ])
    .default('')
    .describe(
      'Colour of the browser bars: three or six hexadecimal digits, or `{ light, dark }` for the appearances of the system.',
    ),
  siteOrigin: origin
    .default('')
    .describe(
      'Origin the site is published at, such as `https://example.org`. Required for canonical links, the sitemap and feeds.',
    ),
  outDir: filled().default('doc_build').describe('Output folder. Each build replaces it.'),
  ssg: ssg
    .prefault(true)
    .describe(
      'Whether pages are rendered at build time. With `{ strict: false }`, a page that fails to render is a warning: the browser renders its layout, and content that fails is left out.',
    ),
  hydrate: z
    .enum(['prefetch', 'idle', 'intent'])
    .default('prefetch')
    .describe(
      'When a page is hydrated. `prefetch`: the code is downloaded when the browser is idle (not to save data, nor on 2G) and runs at the first touch, pointer or key on a control. `intent`: it is downloaded only then. `idle`: it runs when the browser is idle; so it does with `prefetch` on pages with islands, on landing pages and on overviews. Reading needs no hydration: outline, tabs, copy buttons and appearance work without.',
    ),
  compress: z.boolean().default(false).describe('Whether to write a `.br` and a `.gz` of every text file.'),
  multiVersion: multiVersion.prefault({}).describe('Versions of the documentation.'),
  search: searchSchema.prefault({ mode: 'local' }).describe('Full-text search, or `false`.'),
  ...outputFields,
  ...redirectFields,
  ...securityFields,
  ...bundlerFields,
  ...pluginFields,
  route: routeSchema.prefault({}).describe('Which files become pages.'),
  markdown: markdownSchema.prefault({}).describe('How Markdown is processed and displayed.'),
  mediumZoom: mediumZoom.prefault(true).describe('Whether images of the article can be enlarged.'),
  globalUIComponents: paths().default([]).describe('Component modules rendered on every page.'),
  globalStyles: z
    .union([filled(), paths()])
    .transform((written) => [written].flat())
    .default([])
    .describe('Style sheets loaded after those of the theme.'),
  head: headSchema
    .default([])
    .describe(
      'Tags added to the head of every page: `[tag, attributes]`. A function is called with each page and returns the tags of that page.',
    ),
  replaceRules: z.array(replaceRule).default([]).describe('Text to replace in the Markdown source.'),
  themeDir: filled().default('theme').describe('Theme of the site: `<themeDir>.tsx` or `<themeDir>/index.tsx`.'),
  i18nSourcePath: filled().default('i18n.json').describe('JSON file with the label table.'),
  translations: z
    .string()
    .default('')
    .describe(
      'JSON file, written by `folia i18n sync`, that records the source text of each translated section. Outdated sections show a notice.',
    ),
  i18n: i18nSchema.prefault({}).describe('How the languages of the site go together.'),
  labels: labelsSchema.default({}).describe('Label table: key, language, text. Overrides the file.'),
  theme: themeSchema.prefault({}).describe('Navigation, languages, texts and behaviour of the interface.'),
});

/** The options as a site writes them. */
export type ConfigInput = z.input<typeof configSchema>;
/** The options with defaults filled in, each in one form. */
export type ConfigOptions = z.output<typeof configSchema>;
