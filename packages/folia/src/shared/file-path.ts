/** Extensions of files that are served unchanged. Those of scripts are absent: `/guide/node.js` is more likely a page. */
const fileEnding =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|wav|ogg|pdf|zip|t?gz|tar|br|7z|json|xml|txt|csv|ya?ml|toml|css|wasm|woff2?|ttf|otf|map)$/i;

/** Whether the path names a file that is served unchanged. */
export const isFilePath = (path: string): boolean => fileEnding.test(path);
