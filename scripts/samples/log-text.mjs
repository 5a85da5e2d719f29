/** Makes what the tool says fit to be shown and to be compared. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the control character Escape
const colours = /\u001b\[[0-9;]*[A-Za-z]/g;
const times = /\b\d+(?:\.\d+)? ?(?:ms|s|m)\b/g;

/** Source maps number generated modules by a hash of their place. */
const queries = /(\.css)\?[0-9a-f]{4}\b/g;

/** Where an error came by inside the tool: says nothing to a reader, and differs with the place of the packages. */
const traces = /^[ \t]+at (?:.*node_modules|async Promise\.).*\n?/gm;

/**
 * As a reader sees it: without colours, traces and trailing spaces, with the folder of the sample as `/project`.
 * @param {string} text
 * @param {string} folder
 */
export const sayable = (text, folder) =>
  text
    .replace(colours, '')
    .replace(traces, '')
    .replaceAll(folder, '/project')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** Without what differs from run to run. @param {string} text */
export const comparable = (text) => text.replace(times, '0 s').replace(queries, '$1').trim();
