/** A page in Firefox or WebKit: the common subset of their drivers. */
export interface BrowserPage {
  open(url: string): Promise<void>;
  /** Back and forward as the buttons of the browser do it; waits for nothing. */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Clicks the middle of the first element that matches and is rendered, after it has been scrolled into view. */
  click(selector: string): Promise<void>;
  /** Moves the pointer there, in pixels of the window. */
  point(x: number, y: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs in the page, so it refers to nothing outside; waits for promises. */
  evaluate<Result, Value = undefined>(run: (value: Value) => Result | Promise<Result>, value?: Value): Promise<Result>;
  /** The size of the page, not of the window around it. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Errors, warnings and exceptions since the page was created. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key =
  | ('Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'ArrowLeft' | 'End' | 'Home' | 'Backspace')
  | ('Space' | 'Shift+Tab' | 'Control+a' | 'Control+k' | 'Control+v');

/** Launch options of a browser. */
export interface BrowserOptions {
  /** The reader prefers reduced motion. */
  reducedMotion: boolean;
}

/** A browser that runs; each page of it has storage of its own. */
export interface TestBrowser {
  newPage(): Promise<BrowserPage>;
  close(): Promise<void>;
}
