/** TB-01: the key a group's choice is stored under; the value is a zero-based index as text. */
export const tabsKeyOf = (groupId: string): string => keyStart + groupId;

const keyStart = 'folia.tabs.';

/** Stands last in the tabs of a group: when it comes into the document, all of them are there. */
export const tabsMark = 'folia-choice';

/**
 * Part of the inline script in the head: shows the stored choice of a group as soon as its tabs are in the document,
 * before they are painted for the first time and before anything is awake, on the first page and on later ones (TB-02).
 * What is no index of a tab that can be chosen changes nothing (TB-03): the same rule as `readChoice`, in short.
 */
export const restoreTabs =
  `customElements.define("${tabsMark}",class extends HTMLElement{connectedCallback(){` +
  'let[l,...p]=this.parentNode.children,b=l.children,s;' +
  `try{s=localStorage.getItem("${keyStart}"+this.dataset.group)}catch{}` +
  'b[/^\\d+$/.test(s)&&s]?.disabled===!1&&[...b].map((e,i)=>{' +
  'e.ariaSelected=i==s;e.tabIndex=i==s?0:-1;p[i].hidden=i!=s})}})';

/** A stored choice that fits these tabs, else null (TB-03). */
export function readChoice(stored: string | null, disabled: readonly boolean[]): number | null {
  const index = Number(stored);
  return String(index) === stored && disabled[index] === false ? index : null;
}
