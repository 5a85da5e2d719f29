import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Routes',
  route: { exclude: ['**/drafts/**'] },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Routes' },
      { lang: 'zh', label: '简体中文', title: 'Routes' },
    ],
  },
});
