/**
 * Whether the user prefers less movement.
 *
 * @example element.scrollIntoView({ behavior: reducedMotion() ? 'instant' : 'smooth' });
 */
export const reducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
