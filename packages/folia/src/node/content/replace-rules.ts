import type { ContentConfig } from './types';

/** Applies `replaceRules`. */
export const applyRules = (source: string, rules: ContentConfig['replaceRules']): string =>
  rules.reduce((text, { search, replace }) => text.replaceAll(asGlobal(search), replace), source);

const asGlobal = (search: string | RegExp): string | RegExp =>
  typeof search === 'string' || search.global ? search : new RegExp(search.source, `${search.flags}g`);
