import { useEffect, useRef, useState } from 'react';
import { useDocs } from '../../../client';
import type { SocialDrawing as Drawing } from '../../../shared/site';

export interface SocialDrawingProps {
  /** Place among the social links of the site. */
  index: number;
  part: keyof Drawing;
}

/**
 * An icon, or the HTML of a pop-over. Both are drawn at build time, and the browser takes over what stands there; they
 * are loaded only when the header is drawn anew, after coming from a page without it.
 */
export function SocialDrawing({ index, part }: SocialDrawingProps) {
  const { drawings } = useDocs();
  const ref = useRef<HTMLDivElement>(null);
  // React compares this object, not the text in it: a new one would throw the drawing away.
  const [drawn] = useState(() => ({ __html: Array.isArray(drawings) ? (drawings[index]?.[part] ?? '') : '' }));
  useEffect(() => {
    const place = ref.current;
    if (!place || place.hasChildNodes() || Array.isArray(drawings)) return;
    drawings().then(({ default: all }) => {
      place.innerHTML = all[index]?.[part] ?? '';
    }, console.error);
  }, [drawings, index, part]);
  const As = part === 'icon' ? 'span' : 'div';
  return (
    <As
      ref={ref}
      className={`folia-social-${part}`}
      aria-hidden={part === 'icon' || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the theme's drawings, or the site's own HTML, checked by the build.
      dangerouslySetInnerHTML={drawn}
      suppressHydrationWarning
    />
  );
}
