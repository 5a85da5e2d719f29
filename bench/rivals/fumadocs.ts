import {
  linkedBelow,
  moduleOf,
  pagesOfSection,
  type Rival,
  type SourcePage,
  sectionsOf,
  titledByFrontmatter,
} from './rival';

/** A static export on Next.js, without search, which needs a route and a dialog of the site's own. */
export const fumadocs: Rival = {
  name: 'Fumadocs',
  packages: {
    '@tailwindcss/postcss': '4.3.5',
    'fumadocs-core': '16.17.8',
    'fumadocs-mdx': '15.4.3',
    'fumadocs-ui': '16.17.8',
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    tailwindcss: '4.3.5',
  },
  overrides: { zbsearch: '4.0.0' },
  build: ['next', 'build'],
  dev: (port) => ['next', 'dev', '--port', String(port)],
  output: 'out',
  typicalFile: 'content/en/section-0/page-0.mdx',
  below: 'en/',
  files: (pages) =>
    new Map([
      ['next.config.mjs', config],
      ['postcss.config.mjs', "export default { plugins: { '@tailwindcss/postcss': {} } };\n"],
      ['source.js', source],
      ['app/[lang]/layout.css', styles],
      ['app/[lang]/layout.jsx', layout],
      ['app/[lang]/[[...slug]]/page.jsx', page],
      ...(['en', 'zh'] as const).flatMap((lang) => listsOf(pages, lang)),
      ...pages.map((page): [string, string] => [
        `content/${page.lang}/${page.slug}.mdx`,
        linkedBelow(
          `/${page.lang}`,
          titledByFrontmatter(page).replace(/^:::tip\n(.+)\n:::$/gm, '<Callout>$1</Callout>'),
        ),
      ]),
    ]),
};

function listsOf(pages: readonly SourcePage[], lang: SourcePage['lang']): [string, string][] {
  const sections = sectionsOf(pages);
  return [
    [`content/${lang}/meta.json`, moduleOf({ pages: ['index', ...sections] })],
    ...sections.map((section): [string, string] => [
      `content/${lang}/${section}/meta.json`,
      moduleOf({
        title: section,
        pages: pagesOfSection(pages, lang, section).map(({ slug }) => slug.slice(section.length + 1)),
      }),
    ]),
  ];
}

const config = `import { createMDX } from 'fumadocs-mdx/next';

export default createMDX()({ output: 'export' });
`;

const source = `import { defineI18n } from 'fumadocs-core/i18n';
import { loader } from 'fumadocs-core/source';
import { defineDocs } from 'fumadocs-mdx/macro';

const docs = defineDocs({ dir: 'content' });

export const i18n = defineI18n({ defaultLanguage: 'en', languages: ['en', 'zh'], parser: 'dir' });

export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource(), i18n });
`;

const styles = `@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';
`;

const layout = `import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { RootProvider } from 'fumadocs-ui/provider/next';
import { source } from '../../source';
import './layout.css';

export default async function Root({ params, children }) {
  const { lang } = await params;
  return (
    <html lang={lang} suppressHydrationWarning>
      <body>
        <RootProvider search={{ enabled: false }}>
          <DocsLayout tree={source.getPageTree(lang)} nav={{ title: 'Bench' }}>
            {children}
          </DocsLayout>
        </RootProvider>
      </body>
    </html>
  );
}
`;

const page = `import { DocsBody, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import { source } from '../../../source';

export const generateStaticParams = () => source.generateParams();

export default async function Page({ params }) {
  const { lang, slug } = await params;
  const { body: Content, title, toc } = source.getPage(slug, lang).data;
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsBody>
        <Content components={components} />
      </DocsBody>
    </DocsPage>
  );
}
`;
