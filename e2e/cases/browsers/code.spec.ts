import { expect, test } from '../../harness/browser-test';
import { hydrated } from './steps';

/** Heights of all blocks of code: estimated, as far below the window, and laid out. Runs in the page. */
function heightsOfCode(): { estimated: number; real: number; code: string }[] {
  return [...document.querySelectorAll<HTMLElement>('.folia-code:not([data-wrap]) > pre')].map((pre) => {
    const heightWith = (visibility: string) => {
      pre.style.setProperty('content-visibility', visibility);
      return pre.getBoundingClientRect().height;
    };
    const real = heightWith('visible');
    // `auto`: the size it was laid out with
    const kept = getComputedStyle(pre).getPropertyValue('contain-intrinsic-block-size').replace('auto ', '');
    pre.style.setProperty('contain-intrinsic-block-size', kept);
    const estimated = heightWith('hidden');
    pre.removeAttribute('style');
    return { estimated, real, code: pre.textContent?.slice(0, 40) ?? '' };
  });
}

for (const width of [1280, 360])
  test(`code is as high as the place that is kept for it, at ${width} px`, { tag: '@all' }, async ({ tab, on }) => {
    const at = await on('../code-blocks/site');
    await tab.resize(width, 700);
    await tab.open(at(''));
    await hydrated(tab);
    const heights = await tab.evaluate(heightsOfCode);
    expect(heights.length).toBeGreaterThan(3);
    expect(heights.filter(({ estimated, real }) => Math.abs(estimated - real) > 1)).toEqual([]);
  });
