/** Why a name is refused, or null. It becomes the name of a folder and of a package, so the rules of npm apply. */
export function nameFault(name: string): string | null {
  if (name === '.') return null;
  if (name.trim() === '') return 'A name is required.';
  if (name.length > 100) return 'The name is longer than 100 characters.';
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
    return `"${name}" cannot be the name of a package: use lower-case letters, digits, ".", "-" and "_", and begin with a letter or a digit.`;
  if (reserved.has(name)) return `"${name}" is reserved. Choose another name.`;
  return null;
}

/** Names that npm refuses, and the one that the site itself depends on. */
const reserved = new Set(['node_modules', 'favicon.ico', 'folia', 'react', 'react-dom']);

/** @example toTitle('my-docs') // 'My Docs' */
export const toTitle = (name: string): string =>
  name
    .split(/[-_.]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A name for a package, from that of a folder that already exists. */
export const toPackageName = (folder: string): string =>
  folder
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '') || 'docs';
