/** `/docs/`, `docs`: the part of the address before all pages. */
export const isBasePath = (value: string): boolean => /^\/?(?!\/)[^\s?#\\:]*$/.test(value);
