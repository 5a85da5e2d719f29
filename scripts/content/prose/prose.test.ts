import { describe, expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { chineseFindings, chineseInEnglish, untranslated } from './chinese';
import { synonymsWithoutPage, type Terms, termFindings, unusedTerms } from './terms';

const chinese = (text: string) => writePage(text, { locale: 'zh' });
const faults = (text: string) =>
  chineseFindings([chinese(text)]).map(({ problem }) => problem.replace(/^.*": |\.$/g, ''));

describe('Chinese', () => {
  test.each([
    '使用 Rslib 构建，产物在 `dist` 里。',
    '（见 [lib.dts](/config/lib/dts)）占 50%，共 3 个。',
    '**类型：** `string`',
    '运行 `npm install`；完成！',
    'API 是 require() 和 import()。',
  ])('is valid: %s', (text) => expect(faults(text)).toEqual([]));

  test.each([
    ['使用Rslib', 'a space belongs between Chinese and Latin letters, digits or code'],
    ['运行`x`', 'a space belongs between Chinese and Latin letters, digits or code'],
    ['一,二', 'full-width punctuation belongs after Chinese: ，。；：！？'],
    ['完成.', 'full-width punctuation belongs after Chinese: ，。；：！？'],
    ['格式 (默认)', 'full-width brackets belong in Chinese: （）'],
    ['一， 二', 'no space belongs beside full-width punctuation'],
    ['一 。', 'no space belongs beside full-width punctuation'],
    ['一行\n二行', 'a line break between Chinese characters becomes a space'],
    ['中文。This is a whole sentence in another language.', 'an English sentence'],
  ])('is invalid: %s', (text, problem) => expect(faults(text)).toContain(problem));

  test('untranslated texts', () => {
    const text = 'This has been left as it was.';
    expect(untranslated({ en: writePage(text), zh: chinese(text) })).toHaveLength(1);
    expect(untranslated({ en: writePage('src/a/b.ts'), zh: chinese('src/a/b.ts') })).toEqual([]);
  });

  test('Chinese in an English text', () => {
    expect(chineseInEnglish([writePage('Some 中文。')]).map(({ problem }) => problem)).toEqual([
      '"中文。": Chinese in an English text.',
    ]);
  });
});

describe('terms', () => {
  const terms: Terms = {
    names: ['TypeScript', 'npm'],
    slips: { NodeJS: 'Node.js' },
    exceptions: [{ page: 'guide/old', text: 'Typescript', reason: 'its title' }],
    glossary: [{ en: 'bundleless', zh: 'bundleless', enNot: ['unbundled'], zhNot: ['无打包'] }],
  };
  test.each([
    ['en', 'guide/x', 'TypeScript and npm, `typescript`, typescript.json, @x/typescript', []],
    ['en', 'guide/x', 'Typescript', ['"Typescript" is written "TypeScript" here.']],
    ['en', 'guide/old', 'Typescript', []],
    ['en', 'guide/x', 'with NPM.', ['"NPM" is written "npm" here.']],
    ['zh', 'guide/x', '用 NodeJS', ['"NodeJS" is written "Node.js" here.']],
    ['en', 'guide/x', 'an unbundled build', ['"unbundled" is written "bundleless" here.']],
    ['zh', 'guide/x', '无打包模式', ['"无打包" is written "bundleless" here.']],
  ])('%s %s %s', (locale, id, text, expected) => {
    expect(termFindings([writePage(text, { locale, id })], terms).map(({ problem }) => problem)).toEqual(expected);
  });

  test('a term that no page uses', () => {
    expect(unusedTerms([writePage('bundleless')], terms)).toHaveLength(1);
    expect(unusedTerms([writePage('bundleless'), chinese('bundleless')], terms)).toEqual([]);
  });

  test('a synonym that is in no keywords', () => {
    const glossary = [{ en: 'external', zh: '外部化', zhSynonyms: ['外置'] }];
    const page = (keywords: string) => chinese(`---\nkeywords: [${keywords}]\n---\n\n外置`);
    expect(synonymsWithoutPage([page('外置')], { glossary })).toEqual([]);
    expect(synonymsWithoutPage([page('外部化')], { glossary })).toHaveLength(1);
  });
});
