import { type Finding, type Page, place } from '../page/page';

interface CommentSource {
  locale: string;
  read(path: string): string;
  /** Comment of a sample → what it says in the language. */
  table: { [comment: string]: string };
}

/** Comments of the samples that pages of a language quote: each is translated, and each translation is used. */
export function commentFindings(pages: readonly Page[], { locale, read, table }: CommentSource): Finding[] {
  const quoted = pages
    .filter((page) => page.locale === locale)
    .flatMap((page) => page.fences.map(({ meta, line }) => ({ file: meta.get('file'), at: place(page, line - 1) })))
    .filter((quote): quote is { file: string; at: string } => quote.file?.startsWith('/samples/') ?? false);
  const comments = quoted.flatMap(({ file, at }) =>
    commentsIn(read(`website${file}`)).map((comment) => ({ comment, file, at })),
  );
  const used = new Set(comments.map(({ comment }) => comment));
  return [
    ...comments
      // output of the tool is not translated, unless it comes from a translated source
      .filter(({ comment, file }) => !file.includes('/output/') && isText(comment) && !(comment in table))
      .map(({ comment, file, at }) => ({
        at,
        problem: `The comment "${comment}" of ${file} is not in website/samples/comments.${locale}.json.`,
      })),
    ...Object.keys(table)
      .filter((comment) => !used.has(comment))
      .map((comment) => ({
        at: `website/samples/comments.${locale}.json`,
        problem: `No quoted sample has the comment "${comment}".`,
      })),
  ];
}

const comment = /(?:^|\s)(?:\/\/|\/\*[*!]?|\*|<!--|#(?!!))\s+(?<text>.*?)(?:\s*(?:\*\/|-->).*)?$/;

const commentsIn = (source: string): string[] =>
  source.split('\n').flatMap((line) => comment.exec(line)?.groups?.text || []);

/** Two words of English; regions, tags and code are not. */
const isText = (text: string): boolean => !/^[#@]|[{};=]|^\S+$/.test(text);
