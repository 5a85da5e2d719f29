/** True for addresses that leave the site and so open in a new tab. */
export const isExternal = (href: string): boolean => /^\s*(?:https?:|\/\/)/i.test(href);
