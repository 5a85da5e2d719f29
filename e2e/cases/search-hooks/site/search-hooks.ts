import type { SearchHooks } from 'folia/client';

/** What people call it who come from elsewhere. */
export const beforeSearch: SearchHooks['beforeSearch'] = (query) => (query === 'typings' ? 'declarations' : query);

export const onSearch: SearchHooks['onSearch'] = async (query) => {
  if (query === 'broken') throw new Error('The forum is away.');
  return [
    { index: 'forum', label: 'Forum', hits: [{ title: `Ask about ${query}`, link: 'https://forum.example/new' }] },
  ];
};

export const afterSearch: SearchHooks['afterSearch'] = (query, results) => {
  document.documentElement.dataset.searched = `${query} ${results.length}`;
};
