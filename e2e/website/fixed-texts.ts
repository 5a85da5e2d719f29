import type { Page } from '@playwright/test';

/** Puts the same texts into every page: the pictures compare how it looks, not what is written there. */
export async function replaceTexts(page: Page): Promise<void> {
  await page.evaluate(replaceBody);
  await page.evaluate(replaceLabels);
}

/** Runs in the page, as the next function does: both refer to nothing outside. */
function replaceBody(): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const sentence = 'Words of a sentence that is long enough for a second line on a small screen.';
  const part = `<h2>A part of it</h2><p>${sentence} <a href="#a">A link</a> and <code>code</code>.</p>
    <ul><li>First</li><li>Second</li></ul><div class="folia-callout" data-type="tip"><p class="folia-callout-title">Title</p><p>${sentence}</p></div>
    <table><tr><th>Name</th><th>Value</th></tr><tr><td>One</td><td>${sentence}</td></tr></table>`;
  const tabs = all('[data-folia-body] > .folia-tabs').slice(0, 1);
  const blocks = all('[data-folia-body] > .folia-code').slice(0, 2);

  /** The head of the text stays as it is; what follows is the same everywhere, with a block of code and tabs where the page has them. */
  const fill = (body: HTMLElement) => {
    const kept = 'h1, .folia-page-line, .folia-post-cover';
    for (const child of [...body.childNodes])
      if (!(child instanceof HTMLElement && child.matches(kept))) child.remove();
    body.insertAdjacentHTML('beforeend', `<p>${sentence}</p>`);
    body.append(...tabs, ...blocks);
    body.insertAdjacentHTML('beforeend', body.closest('[data-wide]') ? '' : part.repeat(4));
  };
  for (const body of all('[data-folia-body]:not(.landing-text)')) fill(body);
}

function replaceLabels(): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const say = (selector: string, text: string) => {
    for (const element of all(selector)) element.textContent = text;
  };
  const keep = (selector: string, count: number) => {
    for (const parent of new Set(all(selector).map(({ parentElement }) => parentElement)))
      for (const element of [...(parent?.children ?? [])].slice(count)) element.remove();
  };
  say('.folia-doc h1', 'A title');
  for (const code of all('.folia-code code'))
    code.innerHTML = '<span class="line">export const one = 1;</span>\n<span class="line">export const two = 2;</span>';
  say('.landing-code code', 'export const one = 1;\nexport const two = 2;');
  say('.folia-code-title', 'file.ts');
  say('.folia-page-line > span, .folia-post-line > span', 'An author');
  say('time', 'A date');

  keep('.folia-sidebar-group', 3);
  keep('.folia-outline li', 3);
  say('.folia-outline li a', 'A part of it');
  for (const entry of all('.folia-outline li')) entry.dataset.level = '0';
  keep('.folia-overview-card', 4);
  keep('.folia-option', 2);
  say('.folia-overview-link, .folia-option-name', 'option');
  say(
    '.folia-option p, .folia-post p:not([class])',
    'Words of a sentence that is long enough for a second line on a small screen.',
  );
  say('.folia-option-value > code', 'a type');
  say('.folia-option-value > span', 'default one');
  keep('.folia-post', 2);
  say('.folia-post h2 a, .folia-prev-next-title', 'The title of a page');
  keep('.folia-nearest li', 3);
  say('.folia-nearest a small', '/an/address');
  for (const { firstChild } of all('.folia-nearest a')) if (firstChild) firstChild.textContent = 'A page';
  say('.folia-banner a', 'A message to everybody');
  say('.landing-tree small', '100 B');
  say('.landing-result span', 'Five files');
  say('.landing-measured > h2', 'A part of it');
}
