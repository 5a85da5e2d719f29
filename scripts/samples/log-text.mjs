/** Makes what the tool says fit to be shown and to be compared. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the control character Escape
const colours = /\u001b\[[0-9;]*[A-Za-z]/g;
const times = /\b\d+(?:\.\d+)? ?(?:ms|s|m)\b/g;

/** Where in the tool an error came about: lines that say nothing to a reader and name folders of this machine. */
const stack = /^[ \t]+at .*[\\/]node_modules[\\/].*\n?/gm;

/** Source maps number generated modules by a hash of their place. */
const queries = /(\.css)\?[0-9a-f]{4}\b/g;

/**
 * As a reader sees it: without colours, without trailing spaces, without the tool's own stack, with the folder of the sample as `/project`.
 * @param {string} text
 * @param {string} folder
 */
export const sayable = (text, folder) =>
  text
    .replace(colours, '')
    .replaceAll(folder, '/project')
    .replace(stack, '')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** Without what differs from run to run. @param {string} text */
export const comparable = (text) => text.replace(times, '0 s').replace(queries, '$1').trim();
