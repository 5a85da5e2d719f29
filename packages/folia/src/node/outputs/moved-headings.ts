import type { MovedTag } from '../../shared/moved-tag';
import { matchKey, withBase, withoutBase } from '../../shared/route';
import type { Config } from '../config/config';
import { hashOf } from '../support/files';

/**
 * Servers do not receive the hash of an address, so a script in the browser reads it: its element names the headings that have
 * moved (`data-moved`), and the new address of the page, if it has moved, too (`data-to`).
 */
const text =
  '{let d=document.currentScript.dataset,m=new Map(JSON.parse(d.moved)),h=location.hash,i=h.slice(1),t=m.get(i);' +
  'try{t??=m.get(decodeURIComponent(i))}catch{}' +
  't??=d.to&&d.to+(d.to.includes("#")?"":h);t&&location.replace(t)}\n';

export const movedScript = { path: `static/moved.${hashOf(text, 8)}.js`, text };

/** Null: no heading of the address (with base) has moved. */
export function getMovedTag(
  href: string,
  { base, movedHeadings }: Pick<Config, 'base' | 'movedHeadings'>,
): MovedTag | null {
  const moved = movedHeadings[matchKey(withoutBase(href, base))];
  if (!moved) return null;
  return {
    src: base + movedScript.path,
    headings: Object.entries(moved).map(([id, to]) => [id, withBase(to, base)]),
  };
}
