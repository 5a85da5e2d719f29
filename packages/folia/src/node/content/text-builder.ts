export type TextBuilder = ReturnType<typeof createTextBuilder>;

/** Collects text with its white space collapsed, as a browser would show it. */
export function createTextBuilder() {
  const parts: string[] = [];
  let length = 0;
  let gap = false;
  const push = (text: string) => {
    const whole = gap && length > 0 ? ` ${text}` : text;
    parts.push(whole);
    length += whole.length;
    gap = false;
  };
  return {
    add(text: string) {
      const collapsed = text.replace(/\s+/g, ' ');
      const trimmed = collapsed.trim();
      if (collapsed.startsWith(' ')) gap = true;
      if (trimmed !== '') {
        push(trimmed);
        gap = collapsed.endsWith(' ');
      }
    },
    /** The next text is another block. */
    space() {
      gap = true;
    },
    /** A Markdown delimiter: no space separates it from the text inside. */
    openMark: push,
    closeMark(sign: string) {
      const pending = gap;
      gap = false;
      push(sign);
      gap = pending;
    },
    /** Where the next text will begin. */
    next: () => (gap && length > 0 ? length + 1 : length),
    get: () => parts.join(''),
  };
}
