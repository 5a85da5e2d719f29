import { type HostileFamily, hostileStrings } from '../../../scripts/hostile-strings';

const perPage = 16;
export const families = Object.keys(hostileStrings) as HostileFamily[];

/** The strings of one page. What cannot be in a UTF-8 file is replaced as the file system does it. */
export interface HostilePage {
  id: string;
  family: HostileFamily;
  strings: readonly string[];
}

export const hostilePages: HostilePage[] = families.flatMap((family) => {
  const all = hostileStrings[family].map((text) => text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, index) => ({
    id: `${family}-${index}`,
    family,
    strings: all.slice(index * perPage, (index + 1) * perPage),
  }));
});

/** A file whose name is markup, as far as a name can be. */
export const hostileName = `"><img src=x onerror=hit()>`;
