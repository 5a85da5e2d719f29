/**
 * Writes the documents that show the input files of each sample, one per language: `public/samples/formats.html`, `public/zh/samples/formats.html`. Run before the site
 * is built or served.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { strings } from './strings.mjs';

const website = fileURLToPath(new URL('..', import.meta.url));
const repository = 'web-infra-dev/rslib/tree/main/website/samples';

/** @typedef {{ path: string, content: Buffer }} SampleFile */

/**
 * The input files of a sample: everything but its kept output. Files of the folder itself come first.
 * @param {string} folder
 * @returns {SampleFile[]}
 */
export function readInputs(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/^(output|node_modules|dist)\//.test(path))
    .sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1))
    .map((path) => ({ path, content: readFileSync(join(folder, path)) }));
}

/** @param {string} path */
const depthOf = (path) => (path.includes('/') ? 1 : 0);

/**
 * @param {string} name
 * @param {{ files: SampleFile[], locale: string }} options
 * @returns {string}
 */
export function documentOf(name, { files, locale }) {
  const text = strings[locale];
  if (!text) throw new Error(`The documents of samples have no strings for "${locale}".`);
  const links = [
    [`https://github.com/${repository}/${name}`, text.repository],
    [`https://stackblitz.com/github/${repository}/${name}`, text.editor],
  ].map(([href, label]) => `<li><a href="${href}" target="_blank" rel="noopener noreferrer">${label}</a></li>`);
  const [style, script] = [readPart('frame.css'), readPart('frame.js')];
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'`;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text.title.replace('{name}', name)}</title>
<style>${style}</style>
<script>${script}</script>
<ul>${links.join('')}</ul>
${files.map((file) => sectionOf(file, text.binary)).join('\n')}
</html>
`;
}

/** As a Content-Security-Policy names what is inline. @param {string} text */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** @param {SampleFile} file @param {string} binary */
function sectionOf({ path, content }, binary) {
  const heading = `<h2>${escapeHtml(path)}</h2>`;
  if (content.includes(0)) return `${heading}<p>${binary.replace('{bytes}', String(content.length))}</p>`;
  // the parser drops the first line break of a <pre>, not that of a <code>
  return `${heading}<pre tabindex="0" translate="no"><code>${escapeHtml(content.toString('utf8').trimEnd())}</code></pre>`;
}

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {string} name */
const readPart = (name) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

/** @param {string} samples @param {string} target The public folder. */
export function writeDocuments(samples, target) {
  const names = readdirSync(samples, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const [locale, folder] of Object.entries(folders)) {
    rmSync(join(target, folder), { recursive: true, force: true });
    mkdirSync(join(target, folder), { recursive: true });
    for (const { name } of names) {
      const files = readInputs(join(samples, name));
      if (files.length > 0) writeFileSync(join(target, folder, `${name}.html`), documentOf(name, { files, locale }));
    }
  }
}

/** Addresses of pages in the default language have no prefix. */
const folders = { en: 'samples', zh: 'zh/samples' };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeDocuments(join(website, 'samples'), join(website, 'public'));
}
