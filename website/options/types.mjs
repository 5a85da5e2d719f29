/** Types as pages show them, made short enough for a line of the overview. */

/** `type Dts = boolean | { bundle?: … };` → `boolean | object` */
export function shorten(/** @type {string} */ code) {
  const declared = /^\s*(?:export )?type \w+ =\s*([\s\S]*?);?\s*$/.exec(code.split(/\n\s*\n/)[0] ?? '');
  const type = declared?.[1] ?? code;
  const parts = splitOutside(type, '|').map((part) => (part.includes('{') ? 'object' : part));
  return [...new Set(parts)].filter(Boolean).join(' | ');
}

/**
 * The members of the objects of a type: `{ bundle?: boolean | {…} }` → bundle: boolean | object
 * @param {string} code
 * @returns {Map<string, string>}
 */
export function membersOf(code) {
  const start = code.indexOf('{');
  const inner = start < 0 ? '' : insideOf(code, start);
  const members = splitOutside(inner.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, ''), ';');
  return new Map(
    members.flatMap((member) => {
      const [, name, type] = /^'?(\w[\w.]*)'?\??:\s*([\s\S]+)$/.exec(member) ?? [];
      return name && type ? [[name, shorten(type)]] : [];
    }),
  );
}

/**
 * @param {string} code
 * @param {number} start index of the opening brace
 */
function insideOf(code, start) {
  let depth = 0;
  for (let index = start; index < code.length; index++) {
    if (code[index] === '{') depth++;
    else if (code[index] === '}' && --depth === 0) return code.slice(start + 1, index);
  }
  return code.slice(start + 1);
}

/**
 * The parts of a text between separators that are in no brackets.
 * @param {string} text
 * @param {string} separator
 */
function splitOutside(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('{(['.includes(character)) depth++;
    else if ('})]'.includes(character)) depth--;
    if (depth === 0 && character === separator) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim());
}
