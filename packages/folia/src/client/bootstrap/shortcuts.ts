const field = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

/** A button that names a shortcut (`aria-keyshortcuts="Control+K /"`) is pressed by it. */
export function pressShortcut(event: Event): void {
  // Listened to as `keydown` only.
  const { ctrlKey, metaKey, altKey, key, target } = event as KeyboardEvent;
  const command = (ctrlKey || metaKey) && /^[a-z]$/i.test(key);
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.matches(field));
  const shortcut = command ? `Control+${key.toUpperCase()}` : slash ? key : null;
  const button = shortcut && document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${shortcut}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
