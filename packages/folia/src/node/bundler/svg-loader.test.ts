import { expect, test } from '@rstest/core';
import svgLoader, { readSvg } from './svg-loader';

test('attributes of an SVG get the names that React knows', () => {
  const source = `<?xml version="1.0"?>\n<svg class="a" viewBox='0 0 8 8' stroke-width="2" xml:space="preserve" aria-hidden="true"><path d="M0 0"/></svg>\n`;
  expect(readSvg(source)).toEqual({
    attributes: {
      className: 'a',
      viewBox: '0 0 8 8',
      strokeWidth: '2',
      xmlSpace: 'preserve',
      'aria-hidden': 'true',
    },
    inner: '<path d="M0 0"/>',
  });
  expect(readSvg('<svg width="8" />')).toEqual({ attributes: { width: '8' }, inner: '' });
});

test('the module exports a component', () => {
  const module = svgLoader.call({ cacheable: () => {} }, '<svg width="8"><g/></svg>');
  expect(module).toContain('export default Svg;');
  expect(module).toContain('"<g/>"');
});
