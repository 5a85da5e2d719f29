import { escapeHtml } from '../../shared/escape';
import { withBase } from '../../shared/route';
import type { SocialIconSvg, SocialLink } from '../../shared/site';
import { socialIconName, socialIconTitle, socialSvg } from '../../shared/social-icons';
import type { Config, SocialEntry } from './config';

type Input = Pick<Config, 'base' | 'theme'>;

/** The social links for the browser: everything except what is rendered while building. */
export function createSocialLinks(links: readonly SocialEntry[], { base, theme }: Input): SocialLink[] {
  const keys = collectEntries(theme).map(keyOf);
  return links.map((entry) => ({
    name: nameOf(entry),
    href: entry.mode === 'link' ? withBase(entry.content, base) : null,
    icon: keys.indexOf(keyOf(entry)),
  }));
}

/** The icons in use, and what the pop-overs hold; links name them by their index. */
export const renderSocialIcons = ({ base, theme }: Input): SocialIconSvg[] =>
  collectEntries(theme).map((entry) => ({ icon: renderSvg(entry.icon), panel: renderPanel(entry, base) }));

const keyOf = (entry: SocialEntry): string => JSON.stringify(entry);

/** Every link of the site and its languages, once. */
const collectEntries = ({ socialLinks, locales }: Input['theme']): SocialEntry[] => {
  const all = [...socialLinks, ...locales.flatMap((locale) => locale.socialLinks)];
  return [...new Map(all.map((entry) => [keyOf(entry), entry])).values()];
};

/** For an icon that is not known: a globe. */
const plainIcon =
  '<svg class="folia-icon" viewBox="0 0 24 24" width="20" height="20"><path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/></svg>';

function renderSvg(icon: SocialEntry['icon']): string {
  if (typeof icon !== 'string') return icon.svg.trim();
  const preset = socialIconName(icon);
  // an unknown name was reported when the configuration was checked
  return preset === null ? plainIcon : socialSvg(preset);
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
