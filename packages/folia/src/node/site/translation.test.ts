import { describe, expect, test } from '@rstest/core';
import { createRecord, getSections, staleSections } from './translation';

const english =
  '# Title\n\nIntro.\n\n## First \\{#one}\n\nText of one.\n\n```md\n## no heading\n```\n\n## Second\n\nText.\n';
const chinese =
  '# 标题\n\n简介。\n\n## 第一 \\{#one}\n\n一的正文。\n\n```md\n## no heading\n```\n\n## 第二\n\n正文。\n';
const record = createRecord(getSections(english), getSections(chinese));

test('a source is split at its headings', () => {
  expect(getSections(english).map(({ id, title, line }) => [id, title, line])).toEqual([
    ['', 'Title', 1],
    ['one', 'First', 5],
    ['second', 'Second', 13],
  ]);
});

test('an explicit id is not given to another heading', () => {
  const ids = getSections('## One\n\n## Two {#one}\n\n## Two').map(({ id }) => id);
  expect(ids).toEqual(['', 'one-1', 'one', 'two']);
});

describe('staleSections', () => {
  test.each<[string, string, string, string[]]>([
    ['nothing has changed', english, chinese, []],
    ['line breaks are no change', english.replace('Text of one.', 'Text\nof one.'), chinese, []],
    ['one section has changed', english.replace('Text of one.', 'New text.'), chinese, ['第一']],
    ['the text above the first heading has', english.replace('Intro.', 'New.'), chinese, ['标题']],
    ['a section without an id of its own', english.replace('Text.', 'New.'), chinese, ['第二']],
    [
      'the translation has followed',
      english.replace('Text of one.', 'New text.'),
      chinese.replace('一的正文', '新的正文'),
      [],
    ],
    ['a new section', `${english}\n## Third \\{#three}\n`, chinese, ['Third']],
    ['a new section in both', `${english}\n## Third \\{#three}\n`, `${chinese}\n## 第三 \\{#three}\n`, []],
    ['only the translation has changed', english, chinese.replace('正文', '文'), []],
  ])('%s', (_, original, translation, expected) => {
    const found = staleSections(getSections(original), getSections(translation), record);
    expect(found.map(({ translatedTitle }) => translatedTitle)).toEqual(expected);
  });

  test('without a record there are no stale sections', () => {
    expect(staleSections(getSections('new'), getSections('旧'), undefined)).toEqual([]);
  });
});
