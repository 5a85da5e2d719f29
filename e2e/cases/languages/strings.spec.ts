import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test('a region has the texts of its language, with those of the site on top', async ({ page }) => {
  await page.goto('pt-BR/guide/start');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Continue lendo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pesquisar na documentação' })).toBeVisible();
  await expect(page.locator('.folia-code').getByRole('button', { name: 'Copiar código' })).toHaveCount(1);
});

test('a language has a logo text, social links and a footer of its own', async ({ page }) => {
  const logo = page.locator('.folia-logo');
  const links = page.locator('.folia-header .folia-social a');
  await page.goto('');
  await expect(page.locator('.folia-footer')).toHaveText('صنع بفوليا');
  await expect(logo).toHaveText('فوليا');
  await page.goto('pl/guide/start');
  await hydrated(page);
  await expect(logo).toHaveText('Folia po polsku');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAccessibleName('GitLab');
  await expect(links.locator('svg path')).not.toHaveCount(0);
  await page.goto('pt-BR/guide/start');
  await expect(logo).toHaveText('Folia');
  await expect(links).toHaveAccessibleName('GitHub');
});

test('numbers have the plural form of the language', async ({ page }) => {
  await page.goto('pl/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Szukaj w dokumentacji' }).click();
  await page.getByRole('combobox').fill('Strona');
  await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/^(1 wynik|[234] wyniki)$/);
});

test('the files of the site have the texts of its languages only', { tag: '@build-only' }, ({ site }) => {
  const folder = join(site.out, 'static/js');
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  for (const text of ['تخطَّ إلى المحتوى', 'Pular para o conteúdo', 'Przejdź do treści']) expect(code).toContain(text);
  for (const text of ['Skip to content', '跳转到内容', 'Zum Inhalt springen']) expect(code).not.toContain(text);
});
