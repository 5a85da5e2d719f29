export interface SiteHtmlProps {
  /** Written by the site itself, in its config, frontmatter or navigation files; never by a visitor. */
  html: string;
  className?: string;
  as?: 'div' | 'span' | 'footer';
  hidden?: boolean;
}

/** The one place where HTML that a site wrote is put into the page as it is. `hidden` keeps it from screen readers. */
export const SiteHtml = ({ html, className, as: As = 'div', hidden = false }: SiteHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own HTML, see the props.
  <As className={className} aria-hidden={hidden || undefined} dangerouslySetInnerHTML={{ __html: html }} />
);
