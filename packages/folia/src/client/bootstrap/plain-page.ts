/**
 * What small screens need where no popover opens: the list of pages and the menu of the header are boxes of the page, and what would open
 * them is gone, as are all other buttons. The panels of tabs are below each other. Browsers before the baseline load this instead of
 * everything else. It is in no layer, so it overrides the theme. One rule, as it is inserted as one.
 *
 * Some of them ignore nested rules, which is most of the theme: the last block keeps text, code and links readable there.
 */
const rule = `@media all {
[popover] { display: none; }
button, .folia-needs-script { display: none !important; }
.folia-tab-list { display: none; }
.folia-tab-panel { display: block; }
.folia-tab-panel::before { content: attr(data-label); display: block; font-weight: 650; }
@media (max-width: 959.98px) {
  .folia-mobile-bar, .folia-sidebar-close, .folia-hamburger { display: none; }
  .folia-sidebar {
    display: block;
    position: static;
    translate: none;
    inline-size: auto;
    block-size: auto;
    max-block-size: 40vh;
    padding: 12px;
    border-block-end: 1px solid var(--folia-line);
  }
}
@media (max-width: 767.98px) {
  .folia-header-inner { flex-wrap: wrap; }
  .folia-header-menu { display: block; position: static; inline-size: 100%; padding: 0 0 8px; }
  .folia-header-menu :is(ul, .folia-header-tools) { display: flex; flex-wrap: wrap; }
  .folia-nav-links > li { border: 0; }
}
@media (min-width: 768px) { .folia-header-menu { display: contents; } }
@media (min-width: 960px) { .folia-sidebar { display: block; } }
@media (min-width: 1280px) { .folia-outline { display: block; } }
@supports not selector(&) {
  .folia-skip-link:not(:focus) { translate: 0 -200%; }
  .folia-nav-links { column-gap: 16px; }
  .folia-doc-page { padding-inline-end: 0; }
  .folia-doc { overflow-wrap: anywhere; }
  .folia-doc > * + *, [data-folia-body] > * + * { margin-block-start: 1em; }
  .folia-doc a:not([class]) { color: var(--folia-accent); text-decoration: underline; }
  .folia-code pre, .folia-table { overflow-x: auto; }
  .folia-code pre { padding: 12px 20px; }
}
}`;

/**
 * Inserted into a style sheet that the page has: its policy allows no `<style>`, and the oldest of these browsers have no sheets that
 * scripts construct.
 */
export function showPlainPage(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-href]');
  const [sheet] = [...links].flatMap((link) => link.sheet ?? []).reverse();
  sheet?.insertRule(rule, sheet.cssRules.length);
}
