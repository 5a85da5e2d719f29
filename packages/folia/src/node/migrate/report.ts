import type { Migration, Note } from './migration';

/** The text of `migration-report.md`. */
export function renderReport(engine: string, { files, notes }: Pick<Migration, 'files' | 'notes'>): string {
  const lines = [
    '# Migration report',
    '',
    `Written by \`folia migrate\` from a site of ${engine}: ${files.size} files.`,
    '',
    ...(notes.length === 0
      ? ['Everything was translated.']
      : [
          `${notes.length} ${notes.length === 1 ? 'thing needs' : 'things need'} a look. Paths are those of the source.`,
          '',
        ]),
    ...sortNotes(notes).map((note) => `- ${noteText(note)}`),
    '',
  ];
  return lines.join('\n');
}

/** `docs/index.md:3: A Vue component … Write …` */
export const noteText = ({ file, line, message, hint }: Note): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${message} ${hint}`;

export const sortNotes = (notes: readonly Note[]): Note[] =>
  notes.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
