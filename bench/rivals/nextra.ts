import { linkedBelow, moduleOf, pagesOfSection, type Rival, type SourcePage, sectionsOf } from './rival';

/** A static export. The index of its search, which is a command of its own, is not made. */
export const nextra: Rival = {
  name: 'Nextra',
  packages: { next: '16.4.6', nextra: '4.6.1', 'nextra-theme-docs': '4.6.1', react: '19.3.1', 'react-dom': '19.3.1' },
  overrides: { zod: '4.1.12' },
  build: ['next', 'build'],
  dev: (port) => ['next', 'dev', '--port', String(port)],
  output: 'out',
  typicalFile: 'content/en/section-0/page-0.md',
  below: 'en/',
  files: (pages) =>
    new Map([
      ['next.config.mjs', config],
      ['mdx-components.js', components],
      ['app/[lang]/layout.jsx', layout],
      ['app/[lang]/[[...path]]/page.jsx', page],
      ...(['en', 'zh'] as const).flatMap((lang) => listsOf(pages, lang)),
      ...pages.map(({ lang, slug, text }): [string, string] => [
        `content/${lang}/${slug}.md`,
        linkedBelow(
          `/${lang}`,
          text.replace(/^:::tip\n(.+)\n:::$/gm, '> [!TIP]\n>\n> $1').replace(/^(```\w+) title=/gm, '$1 filename='),
        ),
      ]),
    ]),
};

function listsOf(pages: readonly SourcePage[], lang: SourcePage['lang']): [string, string][] {
  const sections = sectionsOf(pages);
  const list = (names: readonly string[]) =>
    `export default ${moduleOf(Object.fromEntries(names.map((name) => [name, ''])))};\n`;
  return [
    [`content/${lang}/_meta.js`, list(['index', ...sections])],
    ...sections.map((section): [string, string] => [
      `content/${lang}/${section}/_meta.js`,
      list(pagesOfSection(pages, lang, section).map(({ slug }) => slug.slice(section.length + 1))),
    ]),
  ];
}

const config = `import nextra from 'nextra';

export default nextra({ unstable_shouldAddLocaleToLinks: true })({
  output: 'export',
  images: { unoptimized: true },
  i18n: { locales: ['en', 'zh'], defaultLocale: 'en' },
});
`;

const components = `import { useMDXComponents as ofTheme } from 'nextra-theme-docs';

export const useMDXComponents = (components) => ({ ...ofTheme(), ...components });
`;

const layout = `import { Layout, Navbar } from 'nextra-theme-docs';
import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';
import 'nextra-theme-docs/style.css';

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'zh', name: '简体中文' },
];

export default async function Root({ children, params }) {
  const { lang } = await params;
  return (
    <html lang={lang} dir="ltr" suppressHydrationWarning>
      <Head faviconGlyph="B" />
      <body>
        <Layout navbar={<Navbar logo="Bench" />} pageMap={await getPageMap(\`/\${lang}\`)} i18n={languages}>
          {children}
        </Layout>
      </body>
    </html>
  );
}
`;

const page = `import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../../mdx-components';

export const generateStaticParams = generateStaticParamsFor('path');

const { wrapper: Wrapper } = useMDXComponents();

export default async function Page({ params }) {
  const { path, lang } = await params;
  const { default: Content, ...rest } = await importPage(path, lang);
  return (
    <Wrapper {...rest}>
      <Content />
    </Wrapper>
  );
}
`;
