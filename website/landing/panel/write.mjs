/**
 * Writes what the panel of the landing page shows from what the sample `live-panel` made: `matrix.json`, and `first.json` for the HTML.
 * Run it after `npm run samples -- --update live-panel`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const firstOptions = ['dts', 'cjs'];

export function panelData() {
  const sample = new URL('../../samples/live-panel/output/matrix.json.txt', import.meta.url);
  const matrix = JSON.parse(readFileSync(sample, 'utf8'));
  const { files, ...first } = matrix.builds.find(
    (/** @type {{ on: string[] }} */ { on }) => on.join() === firstOptions.join(),
  );
  const texts = files.map((/** @type {[string, number]} */ [name, index]) => ({ name, text: matrix.texts[index] }));
  return { matrix, first: { version: matrix.version, ...first, files: texts } };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, value] of Object.entries(panelData()))
    writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);
}
