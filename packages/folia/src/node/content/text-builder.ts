/** Collects text with its white space collapsed, as a browser would show it. */
export interface TextBuilder {
  add(text: string): void;
  /** The next text is another block. */
  space(): void;
  /** A sign of Markdown: nothing separates it from the text it embraces. */
  openMark(sign: string): void;
  closeMark(sign: string): void;
  /** Where the next text will begin. */
  next(): number;
  get(): string;
}

export function createTextBuilder(): TextBuilder {
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
    add(text) {
      const collapsed = text.replace(/\s+/g, ' ');
      const trimmed = collapsed.trim();
      if (collapsed.startsWith(' ')) gap = true;
      if (trimmed !== '') {
        push(trimmed);
        gap = collapsed.endsWith(' ');
      }
    },
    space() {
      gap = true;
    },
    openMark: push,
    closeMark(sign) {
      const pending = gap;
      gap = false;
      push(sign);
      gap = pending;
    },
    next: () => (gap && length > 0 ? length + 1 : length),
    get: () => parts.join(''),
  };
}
