/**
 * Whether the browser has a global. `name in window` is true as well where an element of the page has the id: a heading "Navigation"
 * would be taken for the Navigation API. Such names are inherited, globals are properties of the window itself.
 */
export const hasGlobal = (name: string): boolean => Object.hasOwn(window, name);
