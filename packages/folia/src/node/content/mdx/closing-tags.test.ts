import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { sourceFile, testCompiler } from '../fixtures/compiler';
import { strayClosingTags } from './closing-tags';

const findPlaces = (source: string) => strayClosingTags(source).map(({ tag, line, column }) => [tag, line, column]);

describe('closing tags inside of a list item that does not hold the opening tag', () => {
  test.each<[name: string, source: string, found: [tag: string, line: number, column: number][]]>([
    ['after a list', '<A>\n  <B>\n\nx\n\n- one\n- two\n\n  </B>\n</A>', [['</B>', 9, 3]]],
    ['after a numbered list', '<B>\n\nx\n\n1. one\n\n   </B>', [['</B>', 7, 4]]],
    ['right below the item', '<B>\n\nx\n\n- one\n  </B>', [['</B>', 6, 3]]],
    ['below a line that goes on with the item', '<B>\n\n- one\nmore\n  </B>', [['</B>', 5, 3]]],
    ['in an item of its own', '<B>\n\n- </B>', [['</B>', 3, 3]]],
    ['of an item around', '- <B>\n\n  - one\n\n    </B>', [['</B>', 5, 5]]],
    ['with a name of several parts', '<T.Tab>\n\n- one\n\n  </T.Tab>', [['</T.Tab>', 5, 3]]],
    ['without a name', '<>\n\n- one\n\n  </>', [['</>', 5, 3]]],
    ['in a quote', '> <B>\n>\n> - one\n>\n>   </B>', [['</B>', 5, 5]]],
    ['indented by a tab', '<B>\n\n- one\n\n\t</B>', [['</B>', 5, 2]]],
    [
      'two of them',
      '<A>\n<B>\n\n- one\n\n  </B>\n  </A>',
      [
        ['</B>', 6, 3],
        ['</A>', 7, 3],
      ],
    ],
  ])('%s', (_, source, found) => expect(findPlaces(source)).toEqual(found));

  test.each<[name: string, source: string]>([
    ['indented less than the item', '<A>\n <B>\n\n- one\n\n </B>\n</A>'],
    ['after a list that is indented further', '<A>\n  <B>\n\n    - one\n\n  </B>\n</A>'],
    ['opened in the item', '- one\n\n  <B>\n\n  x\n\n  </B>'],
    ['opened on the first line of the item', '- <B>\n  x\n  </B>'],
    ['opened over several lines', '- one\n\n  <B\n    title="x"\n  >\n\n  x\n\n  </B>'],
    ['opened in the item after one of the same name', '- one\n\n  <B>x</B>\n  <B>\n\n  y\n\n  </B>'],
    ['after a paragraph that ends the list', '<B>\n\n- one\n\ntext\n\n  </B>'],
    ['after code that ends the list', '<B>\n\n- one\n\n```md\n- x\n```\n\n  </B>'],
    ['after a quoted list', '<B>\n\n> - one\n\n    </B>'],
    ['in code', '- one\n\n  ```html\n  </B>\n  ```'],
    ['a rule is no list', '<B>\n\n---\n\n  </B>'],
  ])('nothing is wrong: %s', (_, source) => expect(findPlaces(source)).toEqual([]));

  test('the error has the line and a hint, and the parser is not called', async () => {
    const root = mkdtempSync(join(tmpdir(), 'folia-closing-'));
    const path = join(root, 'page.mdx');
    writeFileSync(path, '---\ntitle: x\n---\n\n<Tabs>\n  <Tab>\n\nx\n\n- one\n- two\n\n  </Tab>\n</Tabs>\n');
    const compiler = testCompiler(root);
    const { problems } = await compiler.compile(sourceFile(root, path));
    compiler.close();
    expect(problems).toMatchObject([
      {
        level: 'error',
        message: 'The closing tag </Tab> is inside a list item that does not contain its opening tag.',
        hint: expect.stringContaining('Indent it less than the text of the item'),
        at: { file: path, line: 13, column: 3 },
      },
    ]);
  });
});
