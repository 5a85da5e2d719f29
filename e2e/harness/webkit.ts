import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import type { BrowserOptions, BrowserPage, Key, TestBrowser } from './browser-page';
import { freePort } from './folia';
import { findMiddle, keptMessages } from './in-page';

/** The window of MiniBrowser is at least as wide as its toolbar, which is wider than a phone. */
const smallToolbar = `headerbar, headerbar *, toolbar, toolbar *, tabs *, entry, button {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;

/**
 * WebKitGTK, the engine of Safari, in its MiniBrowser on a display of its own.
 * @param binary path of MiniBrowser
 */
export async function startWebKit(binary: string, options: BrowserOptions): Promise<TestBrowser> {
  const port = await freePort();
  const configuration = mkdtempSync(join(tmpdir(), 'folia-webkit-'));
  mkdirSync(join(configuration, 'gtk-3.0'));
  writeFileSync(join(configuration, 'gtk-3.0/gtk.css'), smallToolbar);
  const settings = `[Settings]\ngtk-enable-animations=${!options.reducedMotion}\n`;
  writeFileSync(join(configuration, 'gtk-3.0/settings.ini'), settings);
  const command = ['-a', '-s', '-screen 0 1600x1200x24', 'dbus-run-session', '--', 'WebKitWebDriver'];
  const driver = spawn('xvfb-run', [...command, `--port=${port}`], {
    env: {
      ...process.env,
      XDG_CONFIG_HOME: configuration,
      // its sandbox needs rights that a container does not have
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
    // a process group, ended as a whole
    detached: true,
  });
  const end = () => {
    if (driver.pid) process.kill(-driver.pid);
    rmSync(configuration, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/status`);
  const capabilities = new Capabilities({ 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  const session = await new Builder()
    .usingServer(url)
    .disableEnvironmentOverrides()
    .withCapabilities(capabilities.setBrowserName('MiniBrowser'))
    .build();
  return {
    newPage: () => createPage(session),
    async close() {
      await session.quit();
      end();
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  const ready = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await ready())) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

async function createPage(session: WebDriver): Promise<BrowserPage> {
  const [first = ''] = await session.getAllWindowHandles();
  await session.switchTo().newWindow('window');
  const evaluate: BrowserPage['evaluate'] = (run, value) =>
    session.executeScript(`return (${run})(...arguments)`, value);
  return {
    open: (url) => session.get(url),
    // without a navigation of the driver, which would wait for a load
    back: () => evaluate(() => history.back()),
    forward: () => evaluate(() => history.forward()),
    reload: () => session.navigate().refresh(),
    async click(selector) {
      const { x, y } = await evaluate(findMiddle, selector);
      await point(session, x, y).click().perform();
    },
    point: (x, y) => point(session, x, y).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => press(session, key),
    evaluate,
    resize: (width, height) => resize(session, width, height),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    messages: () => evaluate(keptMessages),
    async close() {
      // pages share what is stored
      await evaluate(() => localStorage.clear());
      await session.close();
      await session.switchTo().window(first);
    },
  };
}

const point = (session: WebDriver, x: number, y: number) =>
  session.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });

/** Windows have a title bar, whose height is known once there is a page. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const around = await session.executeScript<number>('return outerHeight - innerHeight');
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + around });
}

async function press(session: WebDriver, keys: Key): Promise<void> {
  const names = keys.split('+');
  const codesOf = names.map((name) => codes[name] ?? name);
  const actions = session.actions();
  for (const code of codesOf) actions.keyDown(code);
  for (const code of codesOf.reverse()) actions.keyUp(code);
  await actions.perform();
}

/** Other keys are the character they type. */
const codes: Record<string, string> = {
  Space: Keys.SPACE,
  Shift: Keys.SHIFT,
  Control: Keys.CONTROL,
  Backspace: Keys.BACK_SPACE,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowLeft: Keys.ARROW_LEFT,
  End: Keys.END,
  Home: Keys.HOME,
};
