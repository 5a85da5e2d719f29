export interface SiteHtmlProps {
  /** From the site's own config, frontmatter or navigation files, never from a user. */
  html: string;
  className?: string;
  as?: 'div' | 'span' | 'footer';
  hidden?: boolean;
}

/** Inserts HTML of the site's own as it is; the only component that does. `hidden` hides it from screen users. */
export const SiteHtml = ({ html, className, as: As = 'div', hidden = false }: SiteHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own HTML, see the props.
  <As className={className} aria-hidden={hidden || undefined} dangerouslySetInnerHTML={{ __html: html }} />
);
