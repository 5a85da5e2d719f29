import { defineTheme, usePage } from 'folia/client';
import { defaultTheme, ProductMenu } from 'folia/theme';

/** In the language of the page, whatever its address looks like. */
const Products = () => <ProductMenu lang={usePage().page.route.locale} />;

export default defineTheme(defaultTheme, {
  layouts: { home: () => import('./landing/Landing') },
  slots: { beforeNavTitle: Products, beforeNav: { pageType: 'home', load: () => import('./landing/LandingBanner') } },
});
