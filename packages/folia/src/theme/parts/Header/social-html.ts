import type { SocialLink } from '../../../model/site';

/** Drawn for this theme on a 24-unit grid, like the other icons. */
const drawings = new Map([
  [
    'github',
    'M9 21v-3.3c-2.6.5-3.5-.9-4-2-.3-.7-.8-1.2-1.5-1.5M15 21v-3.8c0-1-.2-1.7-.7-2.2 2.9-.3 5.7-1.7 5.7-5.9 0-1.5-.5-2.7-1.4-3.7.3-.9.3-2-.1-3.1-1.2 0-2.4.6-3.4 1.3a12 12 0 0 0-6.2 0C7.9 2.9 6.7 2.3 5.5 2.3c-.4 1.1-.4 2.2-.1 3.1C4.5 6.4 4 7.6 4 9.1c0 4.2 2.8 5.6 5.7 5.9-.5.5-.7 1.2-.7 2.2',
  ],
  ['x', 'M4 4l12.5 16H20L7.5 4zM19.5 4l-6.2 7M10.7 13.5L4.8 20'],
  [
    'discord',
    'M8.5 5.5c2.3-.5 4.7-.5 7 0l.7-1.3c1.5.3 2.7.7 3.9 1.4 1.7 3.2 2.4 6.7 2 10.6a14 14 0 0 1-4.9 2.6l-1.2-2c-2.6.8-5.4.8-8 0l-1.2 2a14 14 0 0 1-4.9-2.6c-.4-3.9.3-7.4 2-10.6 1.2-.7 2.4-1.1 3.9-1.4zM9 10.8v1.4M15 10.8v1.4',
  ],
  ['gitlab', 'M12 20.5L3 13l2-9 3.5 6.5h7L19 4l2 9z'],
  ['facebook', 'M14 21v-8h3M14 13h-3.5M14 13V8.5C14 7 15 6 16.5 6H18'],
  ['youtube', 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 9.5v5l4.5-2.5z'],
  [
    'instagram',
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  ],
]);

/** HTML of a social link's icon: its drawing, the site's own SVG, or two letters of a name without a drawing (SO-04). */
export function socialHtml(icon: SocialLink['icon'], size = 20): string {
  if (typeof icon !== 'string') return icon.svg;
  const name = icon.toLowerCase().replace(/^twitter$/, 'x');
  const path = drawings.get(name);
  if (!path) return `<span class="folia-social-letters">${name.replace(/\W/g, '').slice(0, 2)}</span>`;
  return `<svg class="folia-icon" viewBox="0 0 24 24" width="${size}" height="${size}"><path d="${path}"/></svg>`;
}
