import { type KeyPath, nameOf } from './source';

interface FormerOption {
  message: string;
  hint: string;
}

const renamed: Readonly<Record<string, string>> = {
  twins: 'markdownPages',
  'markdown.remarkPlugins': 'markdown.mdastPlugins',
  'markdown.rehypePlugins': 'markdown.hastPlugins',
};

const removed: Readonly<Record<string, FormerOption>> = {
  'route.cleanUrls': {
    message: 'route.cleanUrls is not an option.',
    hint: 'Remove it: addresses never end with ".html".',
  },
};

/** Why an option of an earlier version, or of a similar tool, is refused; null for any other key. */
export function findFormerOption(path: KeyPath): FormerOption | null {
  const name = nameOf(path);
  const successor = renamed[name];
  if (successor) return { message: `${name} is now called ${successor}.`, hint: `Rename it to "${successor}".` };
  return removed[name] ?? null;
}
