import { useEffect, useRef, useState } from 'react';
import { useSocialIcons } from '../../../client';
import type { SocialIconSvg as Rendering } from '../../../shared/site';

export interface SocialIconSvgProps {
  /** Place among the social links of the site. */
  index: number;
  part: keyof Rendering;
}

/**
 * An icon, or the HTML of a pop-over. Both are rendered at build time, and the browser takes over what stands there; they
 * are loaded only when the header is rendered anew, after coming from a page without it.
 */
export function SocialIconSvg({ index, part }: SocialIconSvgProps) {
  const socialIcons = useSocialIcons();
  const ref = useRef<HTMLDivElement>(null);
  // React compares this object, not the text in it: a new one would throw the rendering away.
  const [rendered] = useState(() => ({ __html: Array.isArray(socialIcons) ? (socialIcons[index]?.[part] ?? '') : '' }));
  useEffect(() => {
    const place = ref.current;
    if (!place || place.hasChildNodes() || Array.isArray(socialIcons)) return;
    socialIcons().then(({ default: all }) => {
      place.innerHTML = all[index]?.[part] ?? '';
    }, console.error);
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
