/** Chooses React's build for this process, the worker threads started from now on and the bundles. */
export function setMode(mode: 'production' | 'development'): void {
  process.env.NODE_ENV = mode;
}
