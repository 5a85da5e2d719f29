/** Runs once, when the user first points at a link, focuses one or touches one. */
export function whenNearLink(run: () => Promise<unknown>): void {
  const stop = new AbortController();
  const near = () => {
    stop.abort();
    // What could not be loaded is tried again when a link is followed.
    run().catch(() => undefined);
  };
  const look = ({ target }: Event) => target instanceof Element && target.closest('a[href]') && near();
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, look, { signal: stop.signal, passive: true });
  }
  // The pointer may have been resting on a link since before this script ran.
  if (document.querySelector('a[href]:hover')) near();
}
