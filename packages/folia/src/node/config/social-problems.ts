import { Parser } from 'htmlparser2';
import type { Problem } from '../../shared/site';
import { socialIconName, socialIconNames } from '../../shared/social-icons';
import { nearestName } from '../support/nearest';
import type { Config, SocialEntry } from './config';
import { missingImage, type Report } from './report';
import { type KeyPath, nameOf } from './source';

/** Unknown icons, missing images, and HTML with active content. */
export function socialProblems({ theme, publicDir }: Pick<Config, 'theme' | 'publicDir'>, report: Report): Problem[] {
  const ofTheme = linkProblems(['theme', 'socialLinks'], theme.socialLinks, { publicDir, report });
  const ofLocales = theme.locales.flatMap(({ socialLinks }, index) =>
    // values of the theme are checked there
    socialLinks === theme.socialLinks
      ? []
      : linkProblems(['theme', 'locales', index, 'socialLinks'], socialLinks, { publicDir, report }),
  );
  return [...ofTheme, ...ofLocales];
}

function linkProblems(
  list: KeyPath,
  links: readonly SocialEntry[],
  { publicDir, report }: { publicDir: string; report: Report },
): Problem[] {
  return links.flatMap((entry, index) => {
    const path = [...list, index];
    const { icon, mode, content } = entry;
    return [
      ...(typeof icon === 'string' ? unknownIcon([...path, 'icon'], icon, report) : []),
      ...(typeof icon === 'string' ? [] : activeContent([...path, 'icon', 'svg'], icon.svg, report)),
      ...(mode === 'dom' ? activeContent([...path, 'content'], content, report) : []),
      ...(mode === 'img' ? missingImage([...path, 'content'], content, { publicDir, report }) : []),
      ...unnamed(path, entry, report),
    ];
  });
}

function unknownIcon(path: KeyPath, icon: string, report: Report): Problem[] {
  if (socialIconName(icon) !== null) return [];
  const near = nearestName(icon, [...socialIconNames, 'twitter']);
  const known = `Known icons: ${socialIconNames.join(', ')}. For any other icon, use { svg: '<svg …>' }.`;
  const hint = near ? `Did you mean "${near}"? ${known}` : known;
  return [report(path, `${nameOf(path)} "${icon}" is not an icon of this theme.`, { hint, level: 'warning' })];
}

/** A custom icon needs a name when neither its link nor its text is one. */
function unnamed(path: KeyPath, { icon, mode }: SocialEntry, report: Report): Problem[] {
  if (typeof icon === 'string' || mode === 'link' || mode === 'text' || /<title/.test(icon.svg)) return [];
  const hint = 'Add a title: <svg …><title>Mastodon</title>…';
  return [report([...path, 'icon'], `${nameOf([...path, 'icon'])} has no name for screen readers.`, { hint })];
}

/** The content security policy of the pages blocks scripts that are not part of the bundle: an author should know. */
function activeContent(path: KeyPath, html: string, report: Report): Problem[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (/^(script|iframe|object|embed)$/.test(name)) found.add(`<${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/.test(key)) found.add(key);
        else if (/^\s*javascript:/i.test(value)) found.add('javascript:');
      }
    },
  });
  parser.end(html);
  const hint = 'Only passive HTML is allowed here. Move scripts and interactive elements to a component of the theme.';
  return [...found].map((what) => report(path, `${nameOf(path)} contains ${what}, which no page may run.`, { hint }));
}
