import { Idiomorph } from 'idiomorph';
import * as markup from '../../shared/markup';
import type { Patch } from '../app/app-context';

const tabs = `[${markup.tabList}] > *, [${markup.tabs}] > [role=tabpanel]`;

/**
 * Changes live HTML to new HTML and leaves in place what has not changed, for the dev server: what users opened
 * (`<details>`, tabs) and what is hydrated (islands) stays.
 */
export const morph: Patch = (root, html) => {
  const kept = new Map<Element, Element>();
  Idiomorph.morph(root, html, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed(old, next) {
        // An island's inside belongs to React.
        if (old.localName !== 'folia-island' || !(next instanceof Element)) return true;
        for (const { name, value } of next.attributes) old.setAttribute(name, value);
        kept.set(old, next);
        return false;
      },
      beforeAttributeUpdated(name, element, change) {
        if (element.matches(tabs) && /^(?:hidden|aria-selected|tabindex)$/.test(name)) return false;
        return change === 'update' || (name !== 'open' && name !== 'data-wrap');
      },
    },
  });
  return kept;
};
