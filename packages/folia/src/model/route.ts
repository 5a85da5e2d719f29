/** Address of content inside the docs: the source path without locale folder and extension, `index` kept. `guide/start/index`, `config/lib`. */
export type PageId = string;

export interface Route {
  id: PageId;
  /** `en` */
  locale: string;
  /** '' when the site has one version only. */
  version: string;
}

/** What is needed to turn a route into an address and back. */
export interface UrlRules {
  /** Starts and ends with a slash. */
  base: string;
  locales: string[];
  defaultLocale: string;
  versions: string[];
  defaultVersion: string;
}
