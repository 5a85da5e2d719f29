import { useLang, usePages, withBase } from '@rspress/core/runtime';

/** The posts of the language, newest first. */
export function BlogList() {
  const { pages } = usePages();
  const lang = useLang();
  const posts = pages
    .filter((page) => page.lang === lang && page.routePath.includes('/blog/'))
    .sort((a, b) => String(b.frontmatter.date).localeCompare(String(a.frontmatter.date)));
  return (
    <ul className="posts">
      {posts.map(({ routePath, title }) => (
        <li key={routePath}>
          <a href={withBase(routePath)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
