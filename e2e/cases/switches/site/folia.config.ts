import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Switches',
  globalUIComponents: ['./components/Mark.tsx'],
  theme: {
    localeRedirect: 'never',
    footer: { message: 'The footer of the site' },
    locales: [
      { lang: 'en', label: 'English', title: 'Switches', description: 'A site for the tests of switches.' },
      { lang: 'zh', label: '简体中文', title: '开关', description: '测试用的网站。', sidebar: {} },
    ],
  },
});
