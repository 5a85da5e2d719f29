/** No island: it is rendered at build time and ships no JavaScript. */
export function Still({ text }: { text: string }) {
  return <p className="still">{text.toUpperCase()} IS STATIC</p>;
}
