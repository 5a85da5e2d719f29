import { expect, test } from '@rstest/core';
import { writePage } from './page/write-page';
import { sectionFindings } from './sections';

const compare = (english: string, chinese: string) =>
  sectionFindings({ en: writePage(english), zh: writePage(chinese, { locale: 'zh' }) }).map(
    ({ at, problem }) => `${at} ${problem}`,
  );

test.each([
  [
    'Set `a.b` and [read on](/a). It takes 3 seconds.',
    "需要 3 秒，参见[说明](/zh/a)。设置 `a.b: 'x'` 即可，`a.b` 默认关闭。",
  ],
  ['See `package.json` and `name`.', '参见 `tsconfig.json`。'],
  ['In November 2023.', '2023 年 11 月。'],
  ['Version 1.0.1 and v2, ES2020.', '版本 1.0.1 与 v2、ES2020。'],
])('the same facts: %s', (english, chinese) => expect(compare(english, chinese)).toEqual([]));

test.each([
  ['[a](/a)', '无', 'en/guide/x.mdx:1 The link "/a" is not in the same section of zh/guide/x.mdx.'],
  ['Set `a.b`.', '设置 `a.c`。', 'zh/guide/x.mdx:1 The option "a.c" is not in the same section of en/guide/x.mdx.'],
  ['Use `--a`.', '请用 `-a`。', 'en/guide/x.mdx:1 The option "--a" is not in the same section of zh/guide/x.mdx.'],
  ['It is 15 kB.', '约 16 kB。', 'en/guide/x.mdx:1 The number "15" is not in the same section of zh/guide/x.mdx.'],
  [
    '2\n\n## B \\{#b}',
    '甲\n\n## 乙 \\{#b}\n\n共 2 个',
    'zh/guide/x.mdx:5 The number "2" is not in the same section of en/guide/x.mdx.',
  ],
])('%s ≠ %s', (english, chinese, expected) => expect(compare(english, chinese)).toContain(expected));
