import { type LayoutName, Slot, useLayout, useNav, usePage, useParts, useSite, useVisible } from '../../../client';
import { Lazy } from '../../parts/Lazy/Lazy';
import { MobileBar } from '../../parts/MobileBar/MobileBar';
import { Shell } from '../Shell';
import './DocLayout.css';

/** Without a sidebar the text is in the middle of the page: as much room before it as the outline takes, from 1280 px on. */
const roomOfOutline = { paddingInlineStart: 'clamp(0px, (100vw - 1279px) * 999, var(--folia-outline-width))' };

/** Sidebar, text, outline. An overview has cards in place of the text, and neither outline nor page footer; a blog's first page has its posts below the text. */
export function DocLayout() {
  const { page, overview, posts } = usePage();
  const { enableScrollToTop } = useSite();
  const { Sidebar, Article, Outline, PageFooter } = useParts();
  const { sidebar } = useNav();
  const visible = useVisible();
  const wide = page.frontmatter.pageType === 'doc-wide';
  const outline = visible.outline && !overview && !wide && page.toc.length > 0;
  // of the page, not of the query, which is known after the first paint
  const balanced = outline && (page.frontmatter.sidebar === false || sidebar.length === 0);
  return (
    <Shell>
      <div
        className="folia-doc-page"
        data-outline={outline ? '' : undefined}
        style={balanced ? roomOfOutline : undefined}
      >
        <MobileBar sidebar={visible.sidebar} outline={outline} />
        {visible.sidebar && <Sidebar />}
        <main
          id="folia-content"
          tabIndex={-1}
          className="folia-doc-main"
          data-wide={wide ? 'text' : overview || posts ? '' : undefined}
        >
          <Slot name="beforeDoc" />
          {overview ? <LayoutInside name="overview" /> : <Article />}
          {posts && <LayoutInside name="posts" />}
          {visible.footer && !overview && <PageFooter />}
          <Slot name="afterDoc" />
        </main>
        {outline && <Outline />}
      </div>
      {enableScrollToTop && <Lazy load={loadScrollToTop} />}
    </Shell>
  );
}

/** Few pages list others; the rest does not load its code. */
function LayoutInside({ name }: { name: LayoutName }) {
  const Layout = useLayout(name);
  return <Layout />;
}

const loadScrollToTop = () => import('../../parts/ScrollToTop/ScrollToTop');
