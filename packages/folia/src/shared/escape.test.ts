import { expect, test } from '@rstest/core';
import { escapeHtml, escapeXml } from './escape';

test('text for HTML, in elements and attributes', () => {
  expect(escapeHtml(`<a title="b">'&amp;'</a>`)).toBe(`&lt;a title=&quot;b&quot;&gt;'&amp;amp;'&lt;/a&gt;`);
  expect(escapeHtml('plain')).toBe('plain');
});

test('text for XML, without what XML cannot hold', () => {
  expect(escapeXml(`a\u0000\ud800b\n<'">&🙂`)).toBe('ab\n&lt;&apos;&quot;&gt;&amp;🙂');
});
