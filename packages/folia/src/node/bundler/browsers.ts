/**
 * The browsers in which everything works: Baseline 2024. Nesting, `oklch()` and popovers reach them as they are
 * written; older ones get the rendered page. The single source: documentation and manifests are checked against it.
 */
export const browsers = ['chrome >= 125', 'edge >= 125', 'firefox >= 128', 'safari >= 18'];
