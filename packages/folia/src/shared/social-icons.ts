/** Strokes take the text colour from the style sheet of `.folia-icon`. */
const line = (d: string, width?: number) => `<path${width ? ` stroke-width="${width}"` : ''} d="${d}"/>`;
/** A filled shape; what is rendered twice is a hole. */
const solid = (d: string) => `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${d}"/>`;

const disc = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z';
const tile =
  'M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3z';

/** The presets, rendered for this product on a grid of 24 units. Used while building only. */
const socialIcons = {
  github: solid(
    `${disc}M9.5 22v-2.7c-2.2.4-2.9-.9-3.3-1.8-.3-.6-.6-.9-1.1-1.2 1-.4 1.7.1 2.2.9.5.8 1.2 1 2.2.7.1-.6.3-1 .6-1.3-2.3-.4-3.9-1.5-3.9-4.4 0-1.1.4-2 1-2.7-.2-.8-.2-1.7.2-2.6.9-.1 1.8.4 2.6.9 1.3-.3 2.7-.3 4 0 .8-.5 1.7-1 2.6-.9.4.9.4 1.8.2 2.6.6.7 1 1.6 1 2.7 0 2.9-1.6 4-3.9 4.4.4.4.6 1 .6 1.8V22z`,
  ),
  gitlab: solid(
    'M12 21.3 2.7 14.4a.9.9 0 0 1-.3-1L5.4 4.2c.2-.6 1-.6 1.2 0L8.7 10h6.6l2.1-5.8c.2-.6 1-.6 1.2 0l3 9.2a.9.9 0 0 1-.3 1z',
  ),
  x: line('M4 4l12.5 16H20L7.5 4zM19.5 4l-6.2 7M10.7 13.5L4.8 20'),
  discord: solid(
    'M9.3 4.5c-1.7.2-3.2.7-4.6 1.4C2.5 9.4 1.7 13.1 2 17c1.7 1.3 3.5 2.1 5.4 2.6l1.2-2.1c2.3.6 4.5.6 6.8 0l1.2 2.1c1.9-.5 3.7-1.3 5.4-2.6.4-4.5-.6-8.1-2.7-11.1-1.4-.7-2.9-1.2-4.6-1.4l-.7 1.3c-1.3-.2-2.7-.2-4 0zM8.6 15a1.9 2.1 0 1 1 0-4.2 1.9 2.1 0 0 1 0 4.2zM15.4 15a1.9 2.1 0 1 1 0-4.2 1.9 2.1 0 0 1 0 4.2z',
  ),
  facebook: solid(
    `${disc}M10.6 22v-7.7H8V11h2.6V8.9c0-2.7 1.5-4.1 3.9-4.1.7 0 1.4.1 2 .2v2.6H15c-1.1 0-1.5.6-1.5 1.6V11h3l-.5 3.3h-2.5V22z`,
  ),
  instagram: line(
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
    1.9,
  ),
  linkedin: solid(
    `${tile}M7.5 6.1a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM6.3 10.2h2.4v7.6H6.3zM10.5 10.2h2.3v1c.5-.8 1.3-1.2 2.3-1.2 1.9 0 2.7 1.2 2.7 3.3v4.5h-2.4v-4.1c0-1-.3-1.5-1.1-1.5-.9 0-1.4.6-1.4 1.7v3.9h-2.4z`,
  ),
  slack: line(
    'M4.2 9.5h5.3M14.5 4.2v5.3M14.5 14.5h5.3M9.5 14.5v5.3M9.5 4.2h.01M19.8 9.5h.01M14.5 19.8h.01M4.2 14.5h.01',
    3,
  ),
  youtube: solid(
    'M5.5 5C10 4.7 14 4.7 18.5 5 20.7 5.2 21.8 6.3 22 8.5c.2 2.3.2 4.7 0 7-.2 2.2-1.3 3.3-3.5 3.5-4.5.3-8.5.3-13 0-2.2-.2-3.3-1.3-3.5-3.5-.2-2.3-.2-4.7 0-7C2.2 6.3 3.3 5.2 5.5 5zM10 8.5v7l6-3.5z',
  ),
  juejin: solid('M12 3l3.4 2.7L12 8.4 8.6 5.7z') + line('M5.5 9.7 12 14.8l6.5-5.1M2.5 13.4 12 20.8l9.5-7.4', 2.2),
  qq: solid(
    'M12 2.3c-3.6 0-5.9 2.6-5.9 6.1 0 .7 0 1.3-.1 1.9-1.7 2-2.9 4.3-2.9 6.2 0 1 .4 1.3.8 1.2.5-.1 1-.7 1.4-1.4.3 1 .8 1.9 1.6 2.6-.9.3-1.6.8-1.6 1.4 0 .9 1.6 1.4 3.4 1.4 1.4 0 2.7-.3 3.3-.9.6.6 1.9.9 3.3.9 1.8 0 3.4-.5 3.4-1.4 0-.6-.7-1.1-1.6-1.4.8-.7 1.3-1.6 1.6-2.6.4.7.9 1.3 1.4 1.4.4.1.8-.2.8-1.2 0-1.9-1.2-4.2-2.9-6.2-.1-.6-.1-1.2-.1-1.9 0-3.5-2.3-6.1-5.9-6.1zM10 5.6a1.1 1.5 0 1 1 0 3 1.1 1.5 0 0 1 0-3zM14 5.6a1.1 1.5 0 1 1 0 3 1.1 1.5 0 0 1 0-3zM8.6 10.1c2.3-.8 4.5-.8 6.8 0-.9 1.2-2 1.8-3.4 1.8s-2.5-.6-3.4-1.8zM6.1 12.6c3.8 1.9 8 1.9 11.8 0l.6 1.5c-1.5.8-3 1.3-4.6 1.5l-.1 2.2H11l-.2-2.1c-1.8-.1-3.6-.6-5.3-1.5z',
  ),
  wechat:
    solid(
      'M9 3.3c-4 0-7.2 2.6-7.2 5.9 0 1.9 1 3.5 2.7 4.6l-.7 2.1 2.5-1.3c.9.3 1.8.4 2.7.4h.5a5.8 5.8 0 0 1-.2-1.4c0-3.2 3-5.7 6.7-5.8C15.2 5.2 12.4 3.3 9 3.3zM6.6 6.7a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM11.3 6.7a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
    ) +
    solid(
      'M22.2 13.7c0-2.7-2.7-4.9-5.9-4.9s-5.9 2.2-5.9 4.9 2.7 4.9 5.9 4.9c.7 0 1.4-.1 2.1-.3l2 1.2-.5-1.9c1.4-.9 2.3-2.3 2.3-3.9zM14.3 11.5a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8zM18.3 11.5a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z',
    ),
  weibo:
    line(
      'M10.1 9.2c-4.3.6-7.7 3.3-7.7 6.1 0 2.9 3.6 4.8 7.8 4.8 4.5 0 8.3-2.3 8.3-5.1 0-1.5-1.2-2.4-2.6-2.8.5-1.3.1-2.5-1.5-2.5-1 0-2.2.4-3.2.9.3-1 .1-1.6-1.1-1.4zM15.3 3.9c3.5-.5 6.4 2.3 5.9 5.9M15.6 7c1.6-.2 2.7 1 2.5 2.5',
    ) + solid('M9.7 12.2a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8z'),
  zhihu: line(
    'M7.2 3.5 5 8M6.3 6.5h5.2M3.5 11.5h8.3M8.5 6.5v5c0 3.3-1.6 6-5 8.3M8.7 14.2l3.3 5M14.2 6h6.3v12h-2.7l-2.2 2-.4-2h-1z',
    1.9,
  ),
  bilibili: line(
    'M5.5 7.3h13A2.5 2.5 0 0 1 21 9.8v7.7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5V9.8a2.5 2.5 0 0 1 2.5-2.5zM7.8 3.8l2.7 3.3M16.2 3.8l-2.7 3.3M8.2 12.3v1.7M15.8 12.3v1.7',
    2,
  ),
  lark: line(
    'M2.8 9.3v8.3c4.2 3 9.7 2.6 13-1.2 1.7-2 2.2-5 5.6-6.5-2.5-1.2-5.2-.7-7.3 1.3l-2.3 2.3M2.8 9.3c3.3 4 7.7 6.7 12.3 7.2M7.7 4.5h6.5c1.3 1.3 2.2 2.9 2.6 4.6M7.7 4.5c2.9 2 5 4.4 6.4 6.7',
  ),
  bluesky: solid(
    'M12 11C10.7 8.4 7.6 4.7 5 3.4 3.2 2.6 2.2 3.4 2.2 5.4c0 1.5.7 5 1.1 6.1.7 1.9 2.6 2.4 4.6 2.2-3 .5-4.6 1.8-2.6 4 2.5 2.6 5.4.8 6.7-2.6 1.3 3.4 4.2 5.2 6.7 2.6 2-2.2.4-3.5-2.6-4 2 .2 3.9-.3 4.6-2.2.4-1.1 1.1-4.6 1.1-6.1 0-2-1-2.8-2.8-2C16.4 4.7 13.3 8.4 12 11z',
  ),
} as const;

export type SocialIconName = keyof typeof socialIcons;

/** All preset names. */
// `Object.keys` widens to `string`.
export const socialIconNames = Object.keys(socialIcons) as SocialIconName[];

/** The preset that is meant, in any case; null for an unknown name. Twitter is called x. */
export function socialIconName(written: string): SocialIconName | null {
  const name = written.toLowerCase().replace(/^twitter$/, 'x');
  return socialIconNames.find((known) => known === name) ?? null;
}

/** Those whose name has capitals inside. */
const titles: { [name in SocialIconName]?: string } = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  qq: 'QQ',
  wechat: 'WeChat',
};

/** What a preset is called where people read it. */
export const socialIconTitle = (name: SocialIconName): string =>
  titles[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** SVG source of a preset. */
export const socialSvg = (name: SocialIconName, size = 20): string =>
  `<svg class="folia-icon" viewBox="0 0 24 24" width="${size}" height="${size}">${socialIcons[name]}</svg>`;
