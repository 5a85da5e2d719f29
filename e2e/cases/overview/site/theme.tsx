import { defineTheme, usePage } from 'folia/client';
import { defaultTheme, Overview } from 'folia/theme';

/** On pages that say so the component itself chooses the headings. */
function Chosen() {
  const { depths } = usePage().page.frontmatter;
  return Array.isArray(depths) ? <Overview overviewHeaders={depths.map(Number)} /> : <Overview />;
}

export default defineTheme(defaultTheme, { layouts: { overview: { component: Chosen } } });
