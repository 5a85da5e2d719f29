/** Pages of the route table that nobody has written yet. A page that exists must not stand here: a test looks. */
export const pagesNotWrittenYet: string[] = [];
