import { expect, test } from '@rstest/core';
import { readHtml } from '../markdown/read-html';
import { renderFeedHtml } from './feed-html';

const absolute = (href: string) => new URL(href, 'https://x.dev/blog/a').href;

test.each<[name: string, html: string, text: string]>([
  [
    'addresses',
    '<p><a href="/b" class="x">b</a><a href="#c">c</a><img src="d.png" alt="D" loading="lazy"></p>',
    '<p><a href="https://x.dev/b">b</a><a href="https://x.dev/blog/a#c">c</a><img src="https://x.dev/blog/d.png" alt="D"></p>',
  ],
  [
    'code',
    '<div class="folia-code" data-folia-code><div class="folia-code-title" data-folia-code-title>a.js</div><pre tabindex="0"><code><span class="t-k">a &lt; b</span></code></pre></div>',
    '<p><strong>a.js</strong></p><pre><code>a &lt; b</code></pre>',
  ],
  [
    'tabs',
    '<folia-island><div role="tablist"><button>A</button></div><div role="tabpanel" data-label="A" hidden><p>x</p></div></folia-island>',
    '<p><strong>A</strong></p><p>x</p>',
  ],
  [
    'callouts',
    '<div class="folia-callout" data-folia-callout><p class="folia-callout-title" data-folia-callout-title>TIP</p><p>x</p></div>',
    '<blockquote><p><strong>TIP</strong></p><p>x</p></blockquote>',
  ],
  [
    'no title, no controls, no scripts',
    '<h1>A</h1><p class="folia-page-line" data-folia-screen-only>x</p><script>alert(1)</script><p onclick="x()">y</p>',
    '<p>y</p>',
  ],
])('a post for feed readers: %s', (_, html, text) => expect(renderFeedHtml(readHtml(html), absolute)).toBe(text));
