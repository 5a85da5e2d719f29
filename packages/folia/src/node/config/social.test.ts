import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { socialIconNames } from '../../shared/social-icons';
import { resolveConfig } from './resolve';
import { configSchema } from './schema/site';
import { createSocialLinks, renderSocialIcons } from './social';
import type { UserConfig } from './user-config';

type Links = NonNullable<NonNullable<UserConfig['theme']>['socialLinks']>;

const getConfig = (socialLinks: Links) => {
  const options = configSchema.parse({ base: '/docs/', theme: { socialLinks } });
  return resolveConfig({ options, root: '/site', configFile: null, labels: {} });
};

describe('icons and what they open', requirement('SO-04'), () => {
  describe('every preset has an icon of its own', () => {
    const presets =
      'github gitlab x discord facebook instagram linkedin slack youtube juejin qq wechat weibo zhihu bilibili lark bluesky';
    test('the names', () => expect([...socialIconNames].sort()).toEqual(presets.split(' ').sort()));
    test('the shapes', () => {
      const links: Links = socialIconNames.map((icon) => ({ icon, mode: 'text', content: 'x' }));
      const icons = renderSocialIcons(getConfig(links)).map(({ icon }) => icon);
      expect(new Set(icons).size).toBe(socialIconNames.length);
      for (const icon of icons)
        expect(icon).toMatch(/^<svg class="folia-icon" viewBox="0 0 24 24"[^>]*>(<path [^<>]+\/>)+<\/svg>$/);
    });
  });

  const own = { svg: ' <svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>' };
  const titled = { svg: '<svg><title> Post office </title></svg>' };

  test.each<[string, Links[number], name: string, href: string | null]>([
    ['a preset in any case', { icon: 'GitHub', mode: 'link', content: 'https://x.dev/a' }, 'GitHub', 'https://x.dev/a'],
    ['twitter', { icon: 'twitter', mode: 'link', content: 'https://x.dev' }, 'X', 'https://x.dev'],
    [
      'a name with one capital',
      { icon: 'bilibili', mode: 'link', content: 'https://x.dev' },
      'Bilibili',
      'https://x.dev',
    ],
    ['a page of the site', { icon: 'x', mode: 'link', content: '/news' }, 'X', '/docs/news'],
    ['a pop-over leads nowhere', { icon: titled, mode: 'dom', content: '<p>x</p>' }, 'Post office', null],
    [
      'an own icon is called like where it leads',
      { icon: own, mode: 'link', content: 'https://a.dev/b' },
      'a.dev',
      'https://a.dev/b',
    ],
    ['or like its text', { icon: own, mode: 'text', content: 'Ring 42' }, 'Ring 42', null],
  ])('%s', (_title, link, name, href) => {
    const config = getConfig([link]);
    expect(createSocialLinks(config.theme.socialLinks, config)).toEqual([{ name, href, icon: 0 }]);
  });

  test.each<[Links[number]['mode'], content: string, panel: string]>([
    ['link', 'https://x.dev', ''],
    ['text', '/qq < "1" & 2', '<p>/qq &lt; &quot;1&quot; &amp; 2</p>'],
    ['img', '/qq.png', '<img src="/docs/qq.png" alt="QQ" loading="lazy">'],
    ['dom', '<p>x</p>', '<p>x</p>'],
  ])('what the pop-over of the mode `%s` holds', (mode, content, panel) => {
    expect(renderSocialIcons(getConfig([{ icon: 'qq', mode, content }]))[0]?.panel).toBe(panel);
  });

  test('SVG of the site is used unchanged', () => {
    expect(renderSocialIcons(getConfig([{ icon: own, mode: 'text', content: 'x' }]))[0]?.icon).toBe(own.svg.trim());
  });
});
