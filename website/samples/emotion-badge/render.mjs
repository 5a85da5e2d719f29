// Builds with a configuration, then renders the component on the server, as an application would.
import { spawnSync } from 'node:child_process';
import { argv, execPath } from 'node:process';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

spawnSync(execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', argv[2]]);
const { Badge } = await import('./dist/index.js');
console.log(renderToStaticMarkup(createElement(Badge, null, 'new')));
