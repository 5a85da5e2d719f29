'use client';

/** Renders at build time and throws in the browser. */
export function Fragile() {
  if (typeof window !== 'undefined') throw new Error('Fragile broke.');
  return <p className="fragile">Rendered before it broke.</p>;
}
