/** Makes what the tool says fit to be shown and to be compared. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the control character Escape
const colours = /\u001b\[[0-9;]*[A-Za-z]/g;
const times = /\b\d+(?:\.\d+)? ?(?:ms|s|m)\b/g;

/** Source maps number generated modules by a hash of their place. */
const queries = /(\.css)\?[0-9a-f]{4}\b/g;

/** Where in the tool an error arose tells readers nothing, and names folders of this machine. */
const stackLines = /^ {4}at .*(?:\n|$)/gm;

/**
 * As a reader sees it: without colours, call stacks and trailing spaces, with the folder of the sample as `/project`.
 * @param {string} text
 * @param {string} folder
 */
export const sayable = (text, folder) =>
  text
    .replace(colours, '')
    .replaceAll(folder, '/project')
    .replace(stackLines, '')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** Without what differs from run to run. @param {string} text */
export const comparable = (text) => text.replace(times, '0 s').replace(queries, '$1').trim();
