import { relative } from 'node:path';
import { escapeHtml } from '../../shared/escape';
import type { Problem } from '../../shared/site';
import { explain } from '../support/problem-codes';
import { eventsPath } from './events';

/**
 * The response of the dev server while nothing can be rendered (the theme does not compile, or a page cannot be rendered at all):
 * the problems, and a script that loads the page as soon as they are fixed.
 */
export function errorPage(problems: readonly Problem[], { base, root }: { base: string; root: string }): string {
  const items = problems.map(explain).map(({ reference, ...problem }) => {
    const location = problem.at ? `${relative(root, problem.at.file)}:${problem.at.line}:${problem.at.column}` : '';
    return [
      `<section><h2>${escapeHtml(problem.message)}</h2>`,
      location ? `<p><code>${escapeHtml(location)}</code></p>` : '',
      problem.frame ? `<pre>${escapeHtml(problem.frame)}</pre>` : '',
      problem.hint ? `<p>${escapeHtml(problem.hint)}</p>` : '',
      reference ? `<p><a href="${escapeHtml(reference)}">${escapeHtml(reference)}</a></p>` : '',
      '</section>',
    ].join('');
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cannot be shown</title>
<style>
body { font: 16px/1.6 system-ui; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
h2 { font-size: 1.1rem; white-space: pre-wrap } pre { overflow: auto; padding: 1rem; border: 1px solid }
</style>
</head>
<body data-folia-error>
<h1>This page cannot be shown</h1>
${items.join('\n')}
<script>
new EventSource(${JSON.stringify(`${base}${eventsPath}`)}).onmessage = ({ data }) => {
  const event = JSON.parse(data);
  if (event.type === 'update' || (event.type === 'problems' && event.problems.length === 0 && ${problems.length} > 0 && performance.now() > 300)) location.reload();
};
</script>
</body>
</html>
`;
}
