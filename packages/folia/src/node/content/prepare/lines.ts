/** The kind of a line of Markdown, for rewriting. `raw` is frontmatter, code or a module statement. */
export interface SourceLine {
  text: string;
  raw: boolean;
  isStatement: boolean;
}

const opening = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}(?=[^`]*$)|~{3,})/;
const esm = /^(?:import|export)\b/;

interface Fence {
  closing: RegExp;
  quoted: boolean;
}

/** Splits a source into lines (without `\n`) and marks those that are not prose. */
export function getLines(source: string, kind: 'md' | 'mdx'): SourceLine[] {
  const texts = source.split('\n');
  const body = frontmatterEnd(texts);
  let fence: Fence | null = null;
  let inEsm = false;
  return texts.map((text, index) => {
    if (index < body) return { text, raw: true, isStatement: false };
    if (fence?.quoted && !/^\s*>/.test(text)) fence = null;
    if (fence) {
      if (fence.closing.test(text)) fence = null;
      return { text, raw: true, isStatement: false };
    }
    fence = getFence(text);
    inEsm = kind === 'mdx' && text.trim() !== '' && (inEsm || esm.test(text));
    return { text, raw: fence !== null || inEsm, isStatement: inEsm };
  });
}

function getFence(text: string): Fence | null {
  const [, prefix = '', marker] = opening.exec(text.replace(/\r$/, '')) ?? [];
  if (!marker) return null;
  return {
    closing: new RegExp(`^[ \\t>]*${marker.charAt(0)}{${marker.length},}[ \\t]*\\r?$`),
    quoted: prefix.includes('>'),
  };
}

/** The number of lines that frontmatter takes; 0 when there is none. */
function frontmatterEnd(lines: string[]): number {
  if (!/^---\s*$/.test(lines[0] ?? '')) return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  return end + 1;
}
