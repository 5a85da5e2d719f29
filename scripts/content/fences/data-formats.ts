import { parseDocument } from 'yaml';
import type { Finding, Page } from '../page/page';
import { place } from '../page/page';
import { checkedFences } from './fence';

interface Fault {
  /** Line of the fence, from 0. */
  line: number;
  message: string;
}

const parsers: { [language: string]: (code: string) => Fault[] } = {
  json: jsonFaults,
  jsonc: (code) => jsonFaults(withoutComments(code)),
  json5: (code) => jsonFaults(withoutComments(code)),
  yaml: yamlFaults,
  yml: yamlFaults,
};

/** JSON and YAML of the pages has to parse. */
export const dataFindings = (pages: readonly Page[]): Finding[] =>
  checkedFences(pages, new Set(Object.keys(parsers))).flatMap(({ page, fence }) =>
    (parsers[fence.language]?.(fence.code) ?? []).map(({ line, message }) => ({
      at: place(page, fence.line + line),
      problem: `This ${fence.language} cannot be read: ${message}`,
    })),
  );

function jsonFaults(code: string): Fault[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, position] = /position (\d+)/.exec(message) ?? [];
    return [{ line: position ? code.slice(0, Number(position)).split('\n').length - 1 : 0, message }];
  }
}

/** Comments and last commas become spaces, so that places stay where they are. */
const withoutComments = (code: string): string =>
  code
    .replace(
      /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
      (whole, text: string | undefined) => text ?? whole.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*[}\]])/g, ' ');

function yamlFaults(code: string): Fault[] {
  return parseDocument(code)
    .errors.slice(0, 1)
    .map(({ message, linePos }) => ({
      line: (linePos?.[0].line ?? 1) - 1,
      message: message.split('\n')[0] ?? message,
    }));
}
