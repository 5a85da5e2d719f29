import { Article as Body } from '../../client';

/** The page's own content and nothing else (CP-02). */
export function BlankLayout() {
  return <Body />;
}
