import { expect, test } from '@rstest/core';
import { pinned } from './versions';

const versions = new Map([
  ['vue', '3.5.0'],
  ['@rslib/core', '1.0.1'],
  ['create-rslib', '1.0.1'],
]);

test.each([
  ['npm install vue @rslib/core -D', 'npm install vue@3.5.0 @rslib/core@1.0.1 -D', []],
  ['npm install vue@2 left-pad', 'npm install vue@2 left-pad', ['left-pad']],
  ['npm install ./a.tgz', 'npm install ./a.tgz', []],
  ['npm install', 'npm install', []],
  ['npm create rslib@latest -- --template react', 'npm create rslib@1.0.1 -- --template react', []],
  ['npx -y create-rslib@latest my-lib', 'npx -y create-rslib@1.0.1 my-lib', []],
  ['npx rslib build', 'npx rslib build', []],
  ['npm run build', 'npm run build', []],
])('%s', (command, expected, unknown) => expect(pinned(command, versions)).toEqual({ command: expected, unknown }));
