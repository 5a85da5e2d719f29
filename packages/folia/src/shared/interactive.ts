const interactive = /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore)\s*[(<]|\son[A-Z]\w+=\{/;

/** Whether a module's components have state, effects or handlers, and so do nothing until they run in the browser. */
export const isInteractive = (source: string): boolean => interactive.test(source);
