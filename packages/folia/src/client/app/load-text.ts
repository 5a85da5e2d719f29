/**
 * Loads a text.
 *
 * @throws Error with the status when the server does not answer with the text.
 * @example const text = await loadText('/guide/start.md');
 */
export async function loadText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return response.text();
}
