/** Endings of things that are served as they are. Script endings are absent: `/guide/node.js` is more likely a page. */
const fileEnding =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|wav|ogg|pdf|zip|t?gz|tar|br|7z|json|xml|txt|csv|ya?ml|toml|css|wasm|woff2?|ttf|otf|map)$/i;

/** The path names something that is served as it is. */
export const isFilePath = (path: string): boolean => fileEnding.test(path);
