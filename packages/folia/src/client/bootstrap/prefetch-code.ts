import * as markup from '../../shared/markup';

/** The Network Information API, which Firefox and Safari lack. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Downloads what hydration needs, and runs none of it. Not for users who save data or have a slow connection. */
export function prefetchCode(): void {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType?.includes('2g')) return;
  const hrefs = document.getElementById('folia')?.getAttribute(markup.prefetch)?.split(' ') ?? [];
  for (const href of hrefs) {
    const link = document.createElement('link');
    Object.assign(link, href.endsWith('.js') ? { rel: 'modulepreload', href } : { rel: 'prefetch', href });
    document.head.append(link);
  }
}
