import { describe, expect, test } from '@rstest/core';
import { Parser } from 'htmlparser2';
import { type Feed, renderAtom, renderRss } from './feed-xml';

const feed: Feed = {
  lang: 'zh',
  title: 'A & <B>',
  description: '',
  href: 'https://x.dev/blog/',
  self: 'https://x.dev/blog/rss.xml',
  entries: [
    {
      title: '"Quoted" \u0000 & more',
      href: 'https://x.dev/blog/a',
      published: '2026-11-20T00:00:00.000Z',
      updated: '2026-11-21T10:00:00.000Z',
      authors: ['Ada', '李雷'],
      summary: '',
      content: '<p>1 &lt; 2 ]]></p>',
    },
    {
      title: 'B',
      href: 'https://x.dev/blog/b',
      published: '2025-01-02T00:00:00.000Z',
      updated: '2025-01-02T00:00:00.000Z',
      authors: [],
      summary: 'Sum',
      content: null,
    },
  ],
};

/** Texts by path, read by a parser of XML. */
function getTexts(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void path.push(name),
      onclosetag: () => void path.pop(),
      ontext(text) {
        const key = path.slice(-2).join('/');
        const before = texts[key] ?? [];
        if (text.trim() !== '') texts[key] = [...before, text];
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(xml);
  return texts;
}

describe('feeds', () => {
  test('RSS: dates of RFC 822, names, whole content, everything escaped', () => {
    const texts = getTexts(renderRss(feed));
    expect(renderRss(feed)).toContain('<title>A &amp; &lt;B&gt;</title>');
    expect(texts['item/pubDate']).toEqual(['Fri, 20 Nov 2026 00:00:00 GMT', 'Thu, 02 Jan 2025 00:00:00 GMT']);
    expect(texts['channel/lastBuildDate']).toEqual(['Sat, 21 Nov 2026 10:00:00 GMT']);
    expect(texts['item/dc:creator']).toEqual(['Ada', '李雷']);
    expect(texts['item/description']).toEqual(['Sum']);
    expect(renderRss(feed)).toContain('<description></description>');
    expect(renderRss(feed)).toContain('<content:encoded>&lt;p&gt;1 &amp;lt; 2 ]]&gt;&lt;/p&gt;</content:encoded>');
    expect(renderRss(feed)).toContain('<title>&quot;Quoted&quot;  &amp; more</title>');
    expect(renderRss(feed)).toContain(
      '<atom:link rel="self" type="application/rss+xml" href="https://x.dev/blog/rss.xml"/>',
    );
  });
  test('Atom: ids, both times, an author at hand for entries without one', () => {
    const xml = renderAtom(feed);
    const texts = getTexts(xml);
    expect(texts['entry/id']).toEqual(['https://x.dev/blog/a', 'https://x.dev/blog/b']);
    expect(texts['entry/published']).toEqual(['2026-11-20T00:00:00.000Z', '2025-01-02T00:00:00.000Z']);
    expect(texts['feed/updated']).toEqual(['2026-11-21T10:00:00.000Z']);
    expect(texts['author/name']).toEqual(expect.arrayContaining(['Ada', '李雷']));
    expect(xml.indexOf('<author>')).toBeLessThan(xml.indexOf('<entry>'));
    expect(xml).toContain('xml:lang="zh"');
  });
  test('a feed without posts is valid, too', () => {
    const empty = { ...feed, entries: [] };
    expect(renderAtom(empty)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(renderRss(empty)).not.toContain('lastBuildDate');
  });
});
