import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { requirement } from 'scripts/requirement';
import { LandingBackground } from './LandingBackground';

const mark = 'data-nav-bar-top-arrived="true"';

/** Selectors of the rules that make the header transparent, in all style sheets of the landing page. */
const transparentHeaders = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  .flatMap((css) => [...css.matchAll(/([^{}]*\.folia-header[^{}]*)\{([^{}]*)\}/g)])
  .filter(([, , rules]) => /background(-color)?:\s*transparent/.test(rules ?? ''))
  .map(([, selector]) => selector?.trim());

test('the header is transparent only with the option, which is on by default', requirement('LD-11'), () => {
  expect(transparentHeaders).toEqual([`html:has([${mark}]):not(.landing-scrolled) .folia-header`]);
  expect(renderToStaticMarkup(<LandingBackground />)).toContain(mark);
  expect(renderToStaticMarkup(<LandingBackground navBarTopArrived />)).toContain(mark);
  expect(renderToStaticMarkup(<LandingBackground navBarTopArrived={false} />)).not.toContain(mark);
});
