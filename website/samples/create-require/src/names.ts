declare let __webpack_public_path__: string;

/** Sets where an application loads its files from. */
export function setPublicPath(path: string): void {
  __webpack_public_path__ = path;
}
