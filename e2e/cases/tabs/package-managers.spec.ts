import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { stored, tab, tabsAt } from './tabs';

/** The commands of the how-many-th tabs, one per manager, as they are shown. */
async function commandsOf(page: Page, nth: number): Promise<{ [manager: string]: string }> {
  const commands: { [manager: string]: string } = {};
  for (const button of await tabsAt(page, nth).getByRole('tab').all()) {
    await button.click();
    const panel = tabsAt(page, nth).getByRole('tabpanel');
    commands[await button.innerText()] = (await panel.locator('code').textContent()) ?? '';
  }
  return commands;
}

test('npm, yarn, pnpm and bun in this order, each with its icon', requirement('TB-05', 'TB-06'), async ({ page }) => {
  await page.goto('managers');
  await hydrated(page);
  await expect(tabsAt(page, 0).getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
  await expect(tabsAt(page, 0).locator('[role="tab"] svg')).toHaveCount(4);
  await expect(tabsAt(page, 0).getByRole('tablist')).toHaveAccessibleName('Package manager');
  expect(await commandsOf(page, 0)).toEqual({
    npm: 'npm install folia -D',
    yarn: 'yarn add folia -D',
    pnpm: 'pnpm install folia -D',
    bun: 'bun add folia -D',
  });
});

test('create, an object per manager, further tabs', async ({ page }) => {
  await page.goto('managers');
  await hydrated(page);
  expect(await commandsOf(page, 1)).toMatchObject({ npm: 'npm create rslib@latest', yarn: 'yarn create rslib' });
  expect(await commandsOf(page, 2)).toEqual({ npm: 'npm run special', yarn: 'yarn special' });
  expect(await commandsOf(page, 3)).toEqual({
    npm: '# with comment\nnpm install\nnpx folia dev',
    yarn: '# with comment\nyarn install\nyarn dlx folia dev',
    pnpm: '# with comment\npnpm install\npnpm dlx folia dev',
    bun: '# with comment\nbun install\nbunx folia dev',
    deno: '# with comment\ndeno install\ndeno run -A npm:folia dev',
    vlt: 'vlt install',
  });
});

test(
  'the choice follows the user through the site, into the other language too',
  requirement('TB-08'),
  async ({ page }) => {
    await page.goto('managers');
    await hydrated(page);
    await tab(tabsAt(page, 0), 'pnpm').click();
    await expect(page.getByText('pnpm create rslib@latest')).toBeVisible();
    expect(await stored(page, 'package.manager')).toBe('2');
    await page.goto('zh/');
    await expect(page.getByText('pnpm install folia -D')).toBeVisible();
    await expect(page.getByRole('tablist', { name: '包管理器' })).toBeVisible();
  },
);
