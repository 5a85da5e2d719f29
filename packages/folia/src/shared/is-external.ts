/** True for addresses that leave the site and so open in a new tab (RT-15). */
export const isExternal = (href: string): boolean => /^\s*(?:https?:|\/\/)/i.test(href);
