/** What a user wants to do, as a question, and where it is answered. */
export interface Task {
  question: string;
  /** What the user types into the search, where that is not the question itself. */
  typed?: string;
  /** Pages or headings, the best first; any of them is an answer. Addresses are those of the English pages. */
  answers: string[];
}

/** Clicks from the home page to an answer. */
export const mostClicks = 3;
