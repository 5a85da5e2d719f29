/** No island: it is drawn at build time and ships no JavaScript. */
export function Still({ text }: { text: string }) {
  return <p className="still">{text.toUpperCase()} STANDS STILL</p>;
}
