/** Whether a text of the frontmatter is inserted as HTML. Reads the first 1000 characters only. */
export const looksLikeHtml = (text: string): boolean => /<[a-z!/][^>]*>/i.test(text.trim().slice(0, 1000));
