/** What an event happened to, or was inside of. */
export const closest = <T extends Element = HTMLElement>({ target }: Event, selector: string): T | null =>
  target instanceof Element ? target.closest<T>(selector) : null;
