/**
 * What is typed and where it has to lead: a page (any of its lines counts) or, with `#`, one heading. Addresses are those of the
 * English pages. '' means that there is nothing to be found.
 */
export type ExpectedAnswer = [query: string, expected: string];

/** By what kind of query it is. */
export type QueryTable = { [kind: string]: ExpectedAnswer[] };

/** Page → what users ask in their own words. */
export type ReaderQuestions = { [page: string]: string[] };

export const queriesOf = (questions: ReaderQuestions): ExpectedAnswer[] =>
  Object.entries(questions).flatMap(([page, list]) => list.map((question): ExpectedAnswer => [question, page]));

/** What is typed, and the pages that a maintainer would send the reader to: any of them is an answer. */
export type PlainQuestion = [question: string, ...pages: [string, ...string[]]];
