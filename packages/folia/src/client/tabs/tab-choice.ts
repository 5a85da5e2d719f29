import * as markup from '../../shared/markup';

/** The key a group's choice is stored under; the value is a zero-based index as text. */
export const getTabsKey = (groupId: string): string => keyStart + groupId;

const keyStart = 'folia.tabs.';

export interface TabsMark extends HTMLElement {
  /** Shows a tab, by its index; what is no index of a tab that can be chosen changes nothing. */
  show(index: string | null): void;
}

/**
 * Part of the inline script in the head: shows the stored choice of a group as soon as its tabs are in the document,
 * before they are painted for the first time and before anything is hydrated, on the first page and on later ones.
 */
export const restoreTabs =
  `customElements.define("${markup.tabsMark}",class extends HTMLElement{connectedCallback(){let g=this.dataset.group;` +
  `try{g&&this.show(localStorage.getItem("${keyStart}"+g))}catch{}}` +
  'show(s){let[l,...p]=this.parentNode.children,b=l.children;' +
  'b[/^\\d+$/.test(s)&&s]?.disabled===!1&&[...b].map((e,i)=>{' +
  'e.ariaSelected=i==s;e.tabIndex=i==s?0:-1;p[i].hidden=i!=s})}})';

/** Shows a choice in all tabs of its group on this page. */
export function showChoice(key: string | null, index: string | null): void {
  // The element is defined in the head.
  for (const mark of document.querySelectorAll<TabsMark>(`${markup.tabsMark}[data-group]`))
    if (getTabsKey(mark.dataset.group ?? '') === key) mark.show(index);
}
