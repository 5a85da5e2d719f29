import { defineTheme, usePage } from 'folia/client';
import { defaultTheme, FamilyMenu } from 'folia/theme';

/** The menu speaks the page's language, whatever its address looks like (C-27). */
const Family = () => <FamilyMenu lang={usePage().page.route.locale} />;

export default defineTheme(defaultTheme, {
  layouts: { home: () => import('./landing/Landing') },
  slots: { beforeNavTitle: Family, beforeNav: { pageType: 'home', load: () => import('./landing/LandingBanner') } },
});
