import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageRoot } from '../support/packages';
import { browserEntry, plainEntry, serverEntry } from './entries';

/** A site in the folder of the engine, so that all imports are relative to the same folder. */
const site = (path: string) => join(packageRoot, path);
const common = { ...plainEntry, folder: site('.folia') };

test('the server entry is one small file with a line per component module', () => {
  const text = serverEntry(
    { ...common, theme: site('theme.tsx') },
    new Map([
      ['components/Chart.tsx', site('components/Chart.tsx')],
      ["components/It's.tsx", site("components/It's.tsx")],
    ]),
  );
  expect(text).toBe(`import * as jsxRuntime from 'react/jsx-runtime';
import { createServer } from '../dist/client/server.js';
import * as defaultTheme from '../dist/theme/index.js';
import theme from '../theme.tsx';
import * as module0 from '../components/Chart.tsx';
import * as module1 from '../components/It\\'s.tsx';

export const createRenderer = (data) =>
  createServer({
    ...data,
    jsxRuntime,
    theme,
    modules: {
      '@theme': defaultTheme,
      'components/Chart.tsx': module0,
      'components/It\\'s.tsx': module1,
    },
  });
`);
});

test('without a theme file the default theme is used as it is', () => {
  const text = serverEntry(common);
  expect(text).toContain('const theme = defaultTheme.default;');
});

test('the browser entry loads React, theme and islands in chunks of their own', () => {
  const text = browserEntry(
    { ...common, theme: site('theme.tsx') },
    new Map([['components/Chart.tsx', site('components/Chart.tsx')]]),
  );
  expect(text).toBe(`import { start } from '../dist/client/bootstrap/bootstrap.js';

const islands = {
  'components/Chart.tsx': () => import(/* webpackChunkName: "island-0" */ '../components/Chart.tsx'),
};

start({
  load: async (reading, data) => {
    const { hydratePage } = await import(/* webpackChunkName: "app" */ '../dist/client/hydration/hydrate.js');
    const { default: theme } = await import(/* webpackChunkName: "app" */ '../theme.tsx');
    return hydratePage({ reading, theme, islands, data: await data });
  },
});
`);
});

test('in development the entry also listens to the dev server', () => {
  const text = browserEntry(common, new Map(), true);
  expect(text).toContain("import { watchDevServer } from '../dist/client/dev/dev.js';");
  expect(text).toContain('watchDevServer();');
  expect(text).toContain('"app" */ \'../dist/theme/index.js\'');
});

test('components named in the configuration extend the theme', () => {
  const added = {
    globalComponents: new Map([['Chart', site('components/Chart.tsx')]]),
    globalUI: [site('components/Zoom.tsx')],
  };
  const server = serverEntry({ ...common, ...added });
  expect(server).toContain("import markdown0 from '../components/Chart.tsx';");
  expect(server).toContain("import global0 from '../components/Zoom.tsx';");
  expect(server).toContain('theme: extendTheme(theme, { markdown: { Chart: markdown0 }, global: [global0] }),');
  const browser = browserEntry({ ...common, ...added });
  expect(browser).toContain(
    `const { default: global0 } = await import(/* webpackChunkName: "app" */ '../components/Zoom.tsx');`,
  );
  expect(browser).toContain(
    'hydratePage({ reading, theme: extendTheme(theme, { markdown: {  }, global: [global0] }), islands, data: await data })',
  );
  expect(browser).not.toContain('Chart');
});
