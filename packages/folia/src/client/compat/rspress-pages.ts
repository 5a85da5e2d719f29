/** A page as `usePages` of Rspress lists it. */
export interface RspressPage {
  title: string;
  /** Address without base: `/zh/guide/start`. */
  routePath: string;
  lang: string;
  version: string;
  frontmatter: Record<string, unknown>;
}

/** All pages of the site. The bundler puts them here, if anything imports this module. */
export const pages: RspressPage[] = [];
