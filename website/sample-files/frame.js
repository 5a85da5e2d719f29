// The document of a sample, in the fold of a page: it takes the page's colours and tells its height. On its own it needs neither.
const frame = /** @type {HTMLElement | null} */ (window.frameElement);
if (frame) {
  const page = frame.ownerDocument.documentElement;
  const { style } = document.documentElement;
  const takeColours = () => {
    const given = getComputedStyle(page);
    style.colorScheme = given.colorScheme;
    for (const name of ['bg', 'text', 'accent', 'line', 'focus', 'code-bg', 'code-text', 'font', 'font-mono'])
      style.setProperty(`--folia-${name}`, given.getPropertyValue(`--folia-${name}`));
  };
  takeColours();
  new MutationObserver(takeColours).observe(page, { attributeFilter: ['class', 'style'] });
  addEventListener('DOMContentLoaded', () =>
    new ResizeObserver(() => {
      frame.style.blockSize = `${document.body.offsetHeight}px`;
    }).observe(document.body),
  );
}
