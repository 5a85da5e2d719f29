import { describe, expect, test } from '@rstest/core';
import { markdownToHtml } from 'satteri';
import { mark, markEmphasis, unmarkedColumn, withoutMarks } from './emphasis';

const html = (source: string) => withoutMarks(markdownToHtml(markEmphasis(source)).html).trim();

describe('markEmphasis', () => {
  test.each([
    ['**中文。**后面', '<p><strong>中文。</strong>后面</p>'],
    ['前面**（括号）**后面', '<p>前面<strong>（括号）</strong>后面</p>'],
    ['他说**“好”**吧', '<p>他说<strong>“好”</strong>吧</p>'],
    ['*强调！*后', '<p><em>强调！</em>后</p>'],
    ['~~删除。~~后', '<p><del>删除。</del>后</p>'],
    ['***两者。***后', '<p><em><strong>两者。</strong></em>后</p>'],
    ['**`code`**后', '<p><strong><code>code</code></strong>后</p>'],
    ['前**`code`**后', '<p>前<strong><code>code</code></strong>后</p>'],
    ['**選項（`a`）：**値', '<p><strong>選項（<code>a</code>）：</strong>値</p>'],
    ['**한국어.**다음', '<p><strong>한국어.</strong>다음</p>'],
    ['**中文。**English', '<p><strong>中文。</strong>English</p>'],
    ['**𠮷。**𠮷', '<p><strong>𠮷。</strong>𠮷</p>'],
    ['**[链接](./x)**后', '<p><strong><a href="./x">链接</a></strong>后</p>'],
    ['a **b** c', '<p>a <strong>b</strong> c</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['\\**中文。**后', '<p>**中文。**后</p>'],
    ['** 不是。**后', '<p>** 不是。**后</p>'],
    ['`**中文。**后`', '<p><code>**中文。**后</code></p>'],
  ])('%s', (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  test.each(['a **b**, c', '**English.** next', '- * item', 'plain', '{/*中文。*/}后'])(
    'leaves %s unchanged',
    (source) => {
      expect(markEmphasis(source)).toBe(source);
    },
  );

  test('columns are counted without marks', () => {
    const line = markEmphasis('**中文。**后{');
    expect(line).toContain(mark);
    expect(unmarkedColumn(line, line.indexOf('{') + 1)).toBe('**中文。**后{'.indexOf('{') + 1);
  });

  test('percent-encoded marks in links are removed, too', () => {
    expect(withoutMarks('x%EF%B7%90y')).toBe('xy');
  });
});
