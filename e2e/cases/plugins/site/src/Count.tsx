import { usePageData } from 'folia/client';

export const frontmatter = { title: 'Count' };

/** A page that is code. */
export default function Count() {
  return <p className="count">{`This is ${usePageData().routePath}`}</p>;
}
