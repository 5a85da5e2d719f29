import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';

const theme = dirname(__dirname);
const sheets = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && name !== join('styles', 'rtl.lazy.css'),
);

/** Properties and values that do not follow the direction of the text. */
const physical = [
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b/,
  /(?:^|[\s;{])(?:left|right|width|height|(?:min|max)-(?:width|height))\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
];

/** Sheets in which a box is placed by a script, in coordinates of the window, or has code in it. */
const placed = /^(parts\/(Popover|Tooltip)\/|styles\/(code|late))/;

/** Short, because every first visit loads them: `rtl.lazy.css` has the other side. */
const mirrored = /^(parts\/(Outline|Sidebar)|layouts\/PostList)\//;

/** Four values of which the second and the fourth differ. */
function isUneven(values: string): boolean {
  const [, right, , left] = values.split(/\s+(?![^(]*\))/);
  return left !== undefined && left !== right;
}

test.each(sheets)('%s has no physical properties', (name) => {
  const text = readFileSync(join(theme, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules = text.replaceAll(/@media[^{]*/g, '');
  for (const pattern of physical) expect(pattern.exec(rules)?.[0]).toBeUndefined();
  if (placed.test(name) || mirrored.test(name)) return;
  const uneven = [...rules.matchAll(/(?:inset|padding|margin|border-radius):\s*([^;}]+)/g)].filter(([, values]) =>
    isUneven(values ?? ''),
  );
  expect(uneven.map(([rule]) => rule)).toEqual([]);
});
