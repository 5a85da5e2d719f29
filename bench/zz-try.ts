import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, thisMachine } from '../scripts/find-chromium.mjs';
import { timedBuild } from './measure-build';
import { measureSearch } from './measure-search';
import { benchSite } from './sites';

const size = Number(process.argv[2]);
const folder = `/tmp/big/site-${size}`;
const command = '/tmp/w/srch/packages/folia/bin/folia.js';
if (!existsSync('/tmp/big/node_modules')) symlinkSync('/tmp/w/srch/node_modules', '/tmp/big/node_modules', 'dir');
if (!existsSync(folder + '/dist') || process.argv[3]) {
  for (const [path, text] of benchSite(size).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  console.log(await timedBuild(command, folder));
}
const browser = await chromium.launch({
  executablePath: findChromium(thisMachine()),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(size, await measureSearch({ command, folder, browser, repeat: 1 }));
} finally {
  await browser.close();
}
