import { defineTheme } from 'folia/client';
import { defaultTheme } from 'folia/theme';

export default defineTheme(defaultTheme, {
  slots: { beforeNav: { pageType: 'home', load: () => import('./HomeBanner') } },
});
