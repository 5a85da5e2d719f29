const field = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

/**
 * A button that names a shortcut (`aria-keyshortcuts="Control+K /"`) is pressed by it, hydrated or not. A single key does nothing in a field
 * or while a dialog is open.
 */
export function pressShortcut(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, key, target, isComposing, defaultPrevented } = event;
  if (isComposing || defaultPrevented) return;
  const command = (ctrlKey || metaKey) && /^[a-z]$/i.test(key);
  const isTyping = (target instanceof Element && target.matches(field)) || document.querySelector('dialog[open]');
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
  const shortcut = command ? `Control+${key.toUpperCase()}` : slash ? key : null;
  const button = shortcut && document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${shortcut}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
