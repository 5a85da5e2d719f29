import { defineTheme } from 'folia/client';
import { defaultTheme } from 'folia/theme';

export default defineTheme(defaultTheme, {
  layouts: { home: () => import('./landing/Landing') },
  slots: { beforeNav: { pageType: 'home', load: () => import('./landing/LandingBanner') } },
});
