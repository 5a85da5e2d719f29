import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageRoot } from '../support/packages';
import { appEntry, browserEntry, plainEntry, serverEntry } from './entries';

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
import * as defaultTheme from '../dist/theme/compat/rspress-theme.js';
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

test('without a theme file the default theme is used unchanged', () => {
  const text = serverEntry(common);
  expect(text).toContain('const theme = defaultTheme.default;');
});

test('the script of every page imports the app from its address', () => {
  expect(browserEntry(site('.folia'))).toBe(`import { start } from '../dist/client/bootstrap/bootstrap.js';

start((app) => import(/* webpackIgnore: true */ app));
`);
});

test('in development it has the app in its bundle, and listens to the dev server', () => {
  const text = browserEntry(site('.folia'), true);
  expect(text).toContain("import { watchDevServer } from '../dist/client/dev/dev.js';");
  expect(text).toContain('watchDevServer();');
  expect(text).toContain(`start(() => import(/* webpackChunkName: "app" */ './app-entry.tsx'));`);
});

test('the app is React and the theme; islands have chunks of their own', () => {
  const text = appEntry(
    { ...common, theme: site('theme.tsx') },
    new Map([['components/Chart.tsx', site('components/Chart.tsx')]]),
    true,
  );
  expect(text).toBe(`import { hydratePage } from '../dist/client/hydration/hydrate.js';
import theme from '../theme.tsx';

const islands = {
  'components/Chart.tsx': () => import(/* webpackChunkName: "island-0" */ '../components/Chart.tsx'),
};
const loadStyles = () => import(/* webpackChunkName: "components" */ './component-styles.ts');

export const hydrate = (reading, data) => hydratePage({ reading, theme, islands, loadStyles, data });

export const lateStyles = () => import(/* webpackChunkName: "late" */ '../dist/theme/styles/late.lazy.css');
`);
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
  const app = appEntry({ ...common, ...added });
  expect(app).toContain("import global0 from '../components/Zoom.tsx';");
  expect(app).toContain('theme: extendTheme(theme, { markdown: {  }, global: [global0] })');
  expect(app).not.toContain('Chart');
});
