import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { SitePage } from '../../shared/site';
import type { CardRendererSettings } from '../render/cards/card-renderer';
import type { RenderContext } from './output';
import { socialCards } from './social-cards';

const publicDir = mkdtempSync(join(tmpdir(), 'folia-cards-'));
for (const name of ['site.svg', 'zh.svg']) writeFileSync(join(publicDir, name), '');

const logo = (name: string) => ({ light: `/${name}`, dark: `/${name}` });
const config = {
  title: 'Site',
  publicDir,
  logo: logo('site.svg'),
  socialCards: { renderer: 'takumi.mjs', fonts: [] },
  theme: {
    brandColor: '#f50',
    locales: [
      { lang: 'en', title: '' },
      { lang: 'zh', title: '网站', logo: logo('zh.svg') },
      { lang: 'de', title: '', logo: logo('missing.svg') },
    ],
  },
};

async function cardOf(locale: string): Promise<{ site: string; settings: CardRendererSettings }> {
  const page = { facts: { route: { locale }, title: 'Start', pageType: 'doc', href: '/' } } as SitePage;
  // the part of the context that this output reads
  const context = {
    config,
    open: async () => ({ page }),
    getSite: () => ({ navs: new Map() }),
    run: async (_: string, task: unknown) => task,
  };
  return (await socialCards.render({ path: 'a.png', page }, context as unknown as RenderContext)) as never;
}

test('a card has the logo and the name of its language, or else those of the site', async () => {
  const brand = '#ff5500';
  expect(await cardOf('en')).toMatchObject({ site: 'Site', settings: { logo: join(publicDir, 'site.svg'), brand } });
  expect(await cardOf('zh')).toMatchObject({ site: '网站', settings: { logo: join(publicDir, 'zh.svg'), brand } });
  expect(await cardOf('de')).toMatchObject({ site: 'Site', settings: { logo: null } });
});
