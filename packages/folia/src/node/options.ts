import type { PageData } from '../shared/page-data';

/** Which site. What is left out comes from the configuration. */
export interface CheckOptions {
  /**
   * Folder of `folia.config.ts`.
   * @default the folder the process was started in
   */
  cwd?: string | undefined;
  /** Path the site is served under: `/docs/`. */
  base?: string | undefined;
  /** Folder of the built site, relative to `cwd`. */
  out?: string | undefined;
}

/** What `check` does with the address ledger. */
export interface AddressOptions {
  /** Compare the addresses of pages and headings with those that `addresses.json` has recorded. */
  addresses?: boolean | undefined;
  /** Record the addresses instead. */
  write?: boolean | undefined;
}

/** Options of `build`. */
export interface BuildOptions extends CheckOptions {
  /** Write `.br` and `.gz` beside every text file. */
  compress?: boolean | undefined;
}

/** Options of `dev` and `preview`. */
export interface ServeOptions extends CheckOptions {
  /**
   * Port to listen on; 0 for any free one.
   * @default 3000, or the next free one
   */
  port?: number | undefined;
  /**
   * Address to listen on; `0.0.0.0` for all.
   * @default 'localhost'
   */
  host?: string | undefined;
}

/** A server that runs until it is closed. */
export interface RunningServer {
  /** Address with base: `http://localhost:3000/`. */
  url: string;
  /** Stops the server. */
  close(): Promise<void>;
}

/** What a check has found. */
export interface CheckReport {
  /** Number of warnings. */
  warnings: number;
  /** The facts of all pages. */
  pages: PageData[];
}

/** What a build has written. */
export interface BuildReport {
  /** Number of pages. */
  pages: number;
  /** Number of files, pages included. */
  files: number;
  /** Bytes of HTML, styles and scripts of a typical first visit, compressed with Brotli. */
  firstVisit: number;
  /** The files it consists of, the largest first: paths in the output, and bytes compressed with Brotli. */
  firstVisitFiles: { path: string; bytes: number }[];
  /** Number of warnings. */
  warnings: number;
  /** Absolute path of the built site. */
  outDir: string;
}
