import type { Choices, Languages, Template } from './choices';

const locales: Record<Languages, string[]> = {
  en: ["{ lang: 'en', label: 'English' }"],
  zh: ["{ lang: 'zh', label: '简体中文' }"],
  both: ["{ lang: 'en', label: 'English' }", "{ lang: 'zh', label: '简体中文' }"],
};

/** Options of one template only. */
const ownOptions: Record<Template, string[]> = {
  docs: [],
  library: ['  // every page is also served as Markdown, at its address with .md', '  markdownPages: true,'],
  blog: ['  // needs siteOrigin', "  // feed: { folder: 'blog' },"],
};

/** The text of `folia.config.ts`. */
export const renderConfig = ({ languages, template }: Choices, title: string): string =>
  [
    "import { defineConfig } from 'folia';",
    '',
    'export default defineConfig({',
    `  title: '${title}',`,
    `  lang: '${languages === 'zh' ? 'zh' : 'en'}',`,
    "  icon: '/logo.svg',",
    "  logo: '/logo.svg',",
    `  logoText: '${title}',`,
    '  // where the site is published: canonical links, the sitemap and feeds need it',
    "  // siteOrigin: 'https://example.org',",
    ...ownOptions[template],
    '  theme: {',
    '    locales: [',
    ...locales[languages].map((locale) => `      ${locale},`),
    '    ],',
    '  },',
    '});',
    '',
  ].join('\n');
