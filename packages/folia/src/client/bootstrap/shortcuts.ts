const typing = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

/**
 * A button that names a shortcut (`aria-keyshortcuts="Control+K /"`) is pressed by it, hydrated or not. A single key does nothing in a field
 * or while a dialog is open.
 */
export function pressShortcut(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, key, target } = event;
  if (event.isComposing || event.defaultPrevented) return;
  const isTyping = (target instanceof Element && target.matches(typing)) || document.querySelector('dialog[open]');
  const shortcut = ctrlKey || metaKey ? `Control+${key.toUpperCase()}` : altKey || isTyping ? '' : key;
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
