import { useEffect, useRef, useState } from 'react';
import { socialHtml } from '#social-html';
import type { SocialLink } from '../../../model/site';

export interface SocialIconProps {
  icon: SocialLink['icon'];
  /** @default 20 */
  size?: number;
}

/**
 * Brands are drawn at build time, and the browser takes over what stands there. The drawings themselves are loaded only
 * when the icon is drawn anew, after coming from a page without it.
 */
export function SocialIcon({ icon, size }: SocialIconProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // React compares this object, not the text in it: a new one would throw the drawing away.
  const [drawn] = useState(() => ({ __html: socialHtml(icon, size) }));
  useEffect(() => {
    const place = ref.current;
    if (!place || place.hasChildNodes()) return;
    void import('./social-html').then((full) => {
      place.innerHTML = full.socialHtml(icon, size);
    });
  }, [icon, size]);
  return (
    <span
      ref={ref}
      className="folia-social-icon"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's drawings, or the site's own.
      dangerouslySetInnerHTML={drawn}
      suppressHydrationWarning
    />
  );
}
