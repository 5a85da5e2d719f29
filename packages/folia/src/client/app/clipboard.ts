/**
 * Puts a text on the clipboard. Safari refuses that after an asynchronous step: call this during the event, with a promise of what is
 * still being loaded.
 *
 * @throws DOMException when the browser refuses.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
