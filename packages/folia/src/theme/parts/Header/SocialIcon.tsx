import { useEffect, useRef, useState } from 'react';
import { logFailure, useSocialIcons } from '../../../client';
import type { SocialIconSvg } from '../../../shared/site';

/**
 * The icon of a social link, or the content of its menu; `index` is that of the icon among those of the site. Both are rendered at build time and the browser adopts that HTML; they are loaded
 * only when the header is rendered in the browser, after a page without one.
 */
export function SocialIcon({ index, part }: { index: number; part: keyof SocialIconSvg }) {
  const socialIcons = useSocialIcons();
  const ref = useRef<HTMLDivElement>(null);
  // React compares this object, not the text in it: a new one would replace the HTML.
  const [rendered] = useState(() => ({ __html: Array.isArray(socialIcons) ? (socialIcons[index]?.[part] ?? '') : '' }));
  useEffect(() => {
    const place = ref.current;
    if (!place || place.hasChildNodes() || Array.isArray(socialIcons)) return;
    socialIcons().then((all) => {
      place.innerHTML = all[index]?.[part] ?? '';
    }, logFailure('The icons could not be loaded.'));
  }, [socialIcons, index, part]);
  const As = part === 'icon' ? 'span' : 'div';
  return (
    <As
      ref={ref}
      className={`folia-social-${part}`}
      aria-hidden={part === 'icon' || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's socialIcons, or the site's own HTML, checked by the build.
      dangerouslySetInnerHTML={rendered}
      suppressHydrationWarning
    />
  );
}
