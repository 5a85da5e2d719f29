/** `/zh/guide/` and `/guide/` are the same place; so are the two languages of another site. */
export const withoutLocale = (href: string): string =>
  href
    .replace(/^((?:https?:\/\/[^/]+)?)\/zh(-cn|-hans|-CN)?(?=\/|$)/i, '$1')
    .replace(/^(https?:\/\/)(?:zh-hans|zh|cn)\./, '$1')
    .replace(/^(https?:\/\/[^/]+)\/(en|en-US|en-us|zh-CN)(?=\/|$)/, '$1')
    .replace(/\/$/, '');
