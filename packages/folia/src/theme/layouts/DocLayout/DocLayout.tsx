import { type LayoutName, Slot, useLayout, usePage, useParts, useSite, useVisible } from '../../../client';
import { Lazy } from '../../parts/Lazy/Lazy';
import { MobileBar } from '../../parts/MobileBar/MobileBar';
import { Shell } from '../Shell';
import './DocLayout.css';

/** Sidebar, text, outline. An overview has cards in place of the text, and neither outline nor page footer; a blog's first page has its posts below the text. */
export function DocLayout() {
  const { page, overview, posts } = usePage();
  const { enableScrollToTop } = useSite();
  const { Sidebar, Article, Outline, PageFooter } = useParts();
  const visible = useVisible();
  const wide = page.frontmatter.pageType === 'doc-wide';
  const outline = visible.outline && !overview && !wide && page.toc.length > 0;
  return (
    <Shell>
      <div className="folia-doc-page" data-outline={outline ? '' : undefined}>
        <MobileBar sidebar={visible.sidebar} outline={outline} />
        {visible.sidebar && <Sidebar />}
        <main
          id="folia-content"
          tabIndex={-1}
          className="folia-doc-main"
          data-wide={overview || posts || wide ? '' : undefined}
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
