export const load = (url: string) => {
  if (process.env.NODE_ENV !== 'production' && !url.startsWith('https:')) {
    console.warn(`${url} is not secure`);
  }
  return fetch(url);
};
