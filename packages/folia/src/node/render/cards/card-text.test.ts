import { expect, test } from '@rstest/core';
import { cardText } from './card-text';

test.each([
  ['Quick   Start\n', 'Quick Start'],
  ['🎉 Release 1️⃣.0 👩‍💻 👍🏽 🇨🇳 out', 'Release .0 out'],
  ['快速上手 🚀', '快速上手'],
  ['C# and 2 * 3', 'C# and 2 * 3'],
  ['🎉', ''],
  ['长'.repeat(200), `${'长'.repeat(160)}…`],
])('%s is written as %s', (text, written) => {
  expect(cardText(text)).toBe(written);
});
