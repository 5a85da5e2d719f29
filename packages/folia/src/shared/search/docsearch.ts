/** Where an application of Algolia answers queries. Browsers write host names in lower case. */
export const docSearchOrigin = (appId: string): string => `https://${appId.toLowerCase()}-dsn.algolia.net`;
