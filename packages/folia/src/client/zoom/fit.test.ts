import { describe, expect, test } from '@rstest/core';
import { fit, transformTo } from './fit';

const size = (text: string) => {
  const [width = 0, height = 0] = text.split('×').map(Number);
  return { width, height };
};

describe('the position of the enlarged image', () => {
  test.each([
    ['up to its own size', '200×100', '800×400', '1000×900', 0, '800×400 at 100, 250'],
    ['the whole window, without a margin', '200×100', '800×400', '600×900', 0, '600×300 at 0, 300'],
    ['as high as the window', '200×100', '800×400', '1000×300', 0, '600×300 at 200, 0'],
    ['an SVG fills', '200×100', null, '1000×900', 0, '1000×500 at 0, 200'],
    ['not smaller than in the text', '400×200', '100×50', '1000×900', 0, '400×200 at 300, 350'],
    ['smaller when the window is', '400×200', '100×50', '300×900', 0, '300×150 at 0, 375'],
    ['a margin', '200×100', '2000×1000', '1000×900', 50, '900×450 at 50, 225'],
  ])('%s', (_, displayed, natural, window, margin, expected) => {
    const box = fit({
      displayed: size(displayed),
      natural: natural ? size(natural) : null,
      window: size(window),
      margin,
    });
    expect(`${box.width}×${box.height} at ${box.left}, ${box.top}`).toBe(expected);
  });

  test('it grows out of the image in the text', () => {
    const box = { left: 100, top: 50, width: 400, height: 200 };
    expect(transformTo(box, { left: 10, top: 20, width: 200, height: 100 })).toBe(
      'translate(-90px, -30px) scale(0.5, 0.5)',
    );
  });
});
