/** A malformed percent sequence is kept as it is. */
export function decodeSafely(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
