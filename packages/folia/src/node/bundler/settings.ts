import type { Rspack } from '@rsbuild/core';

/** What is bundled for rendering pages, and what readers download. */
export type Side = 'server' | 'browser';

/** Where things are and for which mode they are built. */
export interface BundleSettings {
  root: string;
  base: string;
  mode: 'development' | 'production';
  /** Folder of the generated entries. */
  generated: string;
  /** Folders the two bundles are written to. */
  serverOut: string;
  browserOut: string;
  /** Called with every finished compilation. */
  onDone: (side: Side, stats: Rspack.Stats) => void;
}

export const entryFiles = { server: 'server-entry.tsx', browser: 'browser-entry.tsx' } as const;
export const serverBundleFile = 'server.mjs';
