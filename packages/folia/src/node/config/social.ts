import { withBase } from '../../model/route';
import type { SocialDrawing, SocialLink } from '../../model/site';
import { socialIconName, socialSvg } from '../../model/social-icons';
import type { Config, SocialEntry } from './config';

type Input = Pick<Config, 'base' | 'theme'>;

/** What the browser is told of the social links: everything but what is drawn while building. */
export const socialLinksOf = ({ base, theme }: Input): SocialLink[] =>
  theme.socialLinks.map((entry) => ({ name: nameOf(entry), mode: entry.mode, content: contentOf(entry, base) }));

/** The icons in use, and the HTML of pop-overs, in the order of the links. */
export const socialDrawingsOf = ({ theme }: Pick<Input, 'theme'>): SocialDrawing[] =>
  theme.socialLinks.map(({ icon, mode, content }) => ({ icon: svgOf(icon), panel: mode === 'dom' ? content : '' }));

function svgOf(icon: SocialEntry['icon']): string {
  if (typeof icon !== 'string') return icon.svg.trim();
  const preset = socialIconName(icon);
  // Unknown names were refused when the configuration was checked.
  return preset === null ? '' : socialSvg(preset);
}

function contentOf({ mode, content }: SocialEntry, base: string): string {
  if (mode === 'dom') return '';
  return mode === 'text' ? content : withBase(content, base);
}

/** SO-06. An own SVG may name itself: `<svg><title>Mastodon</title>…`. */
function nameOf({ icon, mode, content }: SocialEntry): string {
  if (typeof icon === 'string') return socialIconName(icon) ?? icon;
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(icon.svg)?.[1]?.trim();
  if (title) return title;
  if (mode === 'text') return content;
  return URL.canParse(content) ? new URL(content).host || content : '';
}
