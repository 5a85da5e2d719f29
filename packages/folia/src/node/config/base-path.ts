/** `/docs/`, `docs`: the part of the address that all pages share. */
export const isBasePath = (value: string): boolean => /^\/?(?!\/)[^\s?#\\:]*$/.test(value);
