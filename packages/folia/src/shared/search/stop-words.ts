import type { Piece } from './tokens';

/** Words that questions are made of and that say nothing about what is asked. They count when nothing else was typed. */
const english = new Set(
  'a an and are as at be but by can could do does for from had has have how i if in into is it its just me my of on or our please should so that the their then there these this to was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

const askedBefore = /^(?:请问|我想|如何|怎么样|怎么|怎样|什么是|为什么|为何|哪里|能否|是否)+/u;
const askedAfter = /(?:是什么意思|是什么|什么意思|怎么办|怎么用|怎么写|怎么配置|吗|呢|么)+$/u;

/** What a query is about: without the words that only make a question of it. */
export function withoutStopWords(pieces: readonly Piece[]): Piece[] {
  const left = pieces.filter((piece) => piece.kind === 'run' || !english.has(piece.literal));
  return left.length > 0 ? left : [...pieces];
}

/** `如何生成类型的声明文件` is about `生成类型` and `声明文件`. Shorter parts would match anything: then the text stays whole. */
export function withoutQuestion(run: string): string[] {
  const asked = run.replace(askedBefore, '').replace(askedAfter, '');
  const parts = (asked === '' ? run : asked).split('的');
  return parts.every((part) => part.length > 1) ? parts : [parts.join('的')];
}
