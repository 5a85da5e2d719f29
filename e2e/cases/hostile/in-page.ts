/** Runs before the page: notes what must not happen. Refers to nothing outside. */
export function watch(): void {
  const acted: string[] = [];
  Object.assign(window, { acted, hit: () => acted.push('hit') });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    acted.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** What {@link watch} has noted. */
export const getActed = (): string[] => (window as unknown as { acted: string[] }).acted;

/** Runs in the page: whatever it keeps is replaced, in turn, by each of the strings. */
export function store({ strings, index }: { strings: readonly string[]; index: number }): void {
  const keys = ['folia-appearance', 'folia-visited', 'folia-recent-searches', 'folia.tabs.x', 'banner-closed'];
  for (const [position, key] of keys.entries())
    localStorage.setItem(key, strings[(index + position) % strings.length] ?? '');
  localStorage.setItem('folia-recent-searches', JSON.stringify(strings));
}
