/** Text for HTML: inside of an element, or between the double quotes of an attribute. */
export const escapeHtml = (text: string): string =>
  /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text;

/** Text for an element or an attribute of XML. What XML cannot hold at all is left out. */
export const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  escapeHtml(text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, '')).replaceAll("'", '&apos;');
