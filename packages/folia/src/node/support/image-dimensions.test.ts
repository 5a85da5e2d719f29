import { expect, test } from '@rstest/core';
import { imageDimensions } from './image-dimensions';

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e200100000000', 'hex');

test.each([
  ['the first bytes are enough', png, { width: 20_000, height: 20_000 }],
  ['an empty file', Buffer.alloc(0), null],
  ['not an image', Buffer.from('<html></html>'), null],
])('%s', (_, bytes, dimensions) => {
  expect(imageDimensions(bytes)).toEqual(dimensions);
});

test.each([10, 18, 20, 23])(
  'of an image cut off after %d bytes, nothing is read from the memory behind it',
  (length) => {
    expect(imageDimensions(png.subarray(0, length))).toBeNull();
  },
);
