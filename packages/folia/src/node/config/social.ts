import { escapeHtml } from '../../shared/escape';
import { withBase } from '../../shared/route';
import type { SocialIconSvg, SocialLink } from '../../shared/site';
import { socialIconName, socialIconTitle, socialSvg } from '../../shared/social-icons';
import type { Config, SocialEntry } from './config';

type Input = Pick<Config, 'base' | 'theme'>;

/** What the browser is told of the social links: everything but what is rendered while building. */
export const createSocialLinks = ({ base, theme }: Input): SocialLink[] =>
  theme.socialLinks.map((entry) => ({
    name: nameOf(entry),
    href: entry.mode === 'link' ? withBase(entry.content, base) : null,
  }));

/** The icons in use, and what the pop-overs hold, in the order of the links. */
export const renderSocialIcons = ({ base, theme }: Input): SocialIconSvg[] =>
  theme.socialLinks.map((entry) => ({ icon: renderSvg(entry.icon), panel: renderPanel(entry, base) }));

function renderSvg(icon: SocialEntry['icon']): string {
  if (typeof icon !== 'string') return icon.svg.trim();
  const preset = socialIconName(icon);
  // Unknown names were refused when the configuration was checked.
  return preset === null ? '' : socialSvg(preset);
}

function renderPanel(entry: SocialEntry, base: string): string {
  const { mode, content } = entry;
  switch (mode) {
    case 'link':
      return '';
    case 'text':
      return `<p>${escapeHtml(content)}</p>`;
    case 'img':
      return `<img src="${escapeHtml(withBase(content, base))}" alt="${escapeHtml(nameOf(entry))}" loading="lazy">`;
    case 'dom':
      return content;
  }
}

/** The accessible name. A custom SVG may have one: `<svg><title>Mastodon</title>…`. */
function nameOf({ icon, mode, content }: SocialEntry): string {
  if (typeof icon === 'string') {
    const preset = socialIconName(icon);
    return preset === null ? icon : socialIconTitle(preset);
  }
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(icon.svg)?.[1]?.trim();
  if (title) return title;
  if (mode === 'text') return content;
  return URL.canParse(content) ? new URL(content).host || content : '';
}
