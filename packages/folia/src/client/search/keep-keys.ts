/** `Enter` would press the button once more, which has the focus after a click. */
const edits = new Set(['Backspace', 'Enter']);

/** Milliseconds after which a search that does not open gives the keyboard back. */
const longestWait = 10_000;

/**
 * Keeps what is typed between the press that opens the search and the moment its field has the focus, and types it into the field
 * then. The code of the dialog may still be on its way.
 *
 * @example <button onClick={() => { keepKeys(); open(); }}>Search</button>
 */
export function keepKeys(): void {
  let text = '';
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key === 'Escape') stop.abort();
    if (ctrlKey || metaKey || altKey || isComposing || (key.length > 1 && !edits.has(key))) return;
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key !== 'Enter') text += key;
    event.preventDefault();
    // no shortcut, and not kept twice
    event.stopImmediatePropagation();
  };
  const insert = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    stop.abort();
    // as if it had been typed: the field listens to this event
    if (text !== '') document.execCommand('insertText', false, text);
  };
  addEventListener('keydown', keep, options);
  addEventListener('focusin', insert, options);
  setTimeout(() => stop.abort(), longestWait);
}
