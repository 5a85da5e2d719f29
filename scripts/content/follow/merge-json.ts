/** Keys that an installation adds to a package.json, and that a page does not repeat. */
const added = ['dependencies', 'devDependencies', 'peerDependencies'];

type Json = { [key: string]: unknown };

/** Merges `part` into `whole`: its keys replace those of the same name; lists of packages are joined. */
export function mergeJson(whole: string, part: string): string {
  const [before, after] = [whole, part].map((text) => JSON.parse(text) as Json) as [Json, Json];
  const joined = added.flatMap((key) =>
    before[key] || after[key] ? [[key, { ...(before[key] as Json), ...(after[key] as Json) }]] : [],
  );
  return `${JSON.stringify({ ...before, ...after, ...Object.fromEntries(joined) }, null, 2)}\n`;
}
