import { nameToEmoji } from 'gemoji';

/** A name between colons that touches no word: `10:30:00` and `a::b::c` have none. */
const written = /(?<![\w:\\]):([a-z\d_+-]+):(?![\w:])/g;

/** `:tada:` → 🎉 by the names that GitHub uses. Other names and code stay as they are. */
export function withEmoji(line: string): string {
  if (line.search(written) < 0) return line;
  let code = '';
  const parts = line.split(/(`+)/).map((part) => {
    if (part.startsWith('`')) {
      if (code === '' || code === part) code = code === '' ? part : '';
      return part;
    }
    return code === '' ? part.replace(written, replaceName) : part;
  });
  return parts.join('');
}

const replaceName = (all: string, name: string): string =>
  Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? all) : all;
