/** What every command takes. Absent values come from the configuration. */
export interface CommonOptions {
  /** Folder the command was started in. */
  cwd: string;
  base?: string | undefined;
  out?: string | undefined;
}

export interface BuildOptions extends CommonOptions {
  /** Write `.br` and `.gz` beside every text file. */
  compress?: boolean | undefined;
}

export interface ServeOptions extends CommonOptions {
  /** Without it: 3000, or the next free one. */
  port?: number | undefined;
  /** @default 'localhost' */
  host?: string | undefined;
}

export interface RunningServer {
  /** Address with base: `http://localhost:3000/`. */
  url: string;
  close(): Promise<void>;
}

export interface BuildReport {
  pages: number;
  files: number;
  /** Brotli-compressed bytes of HTML, styles and scripts of a typical first visit. */
  firstVisit: number;
  warnings: number;
  outDir: string;
}
