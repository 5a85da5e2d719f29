import { describe, expect, test } from '@rstest/core';
import { tasksOf } from './consumer-tasks';

const dual = {
  name: 'kit',
  exports: {
    '.': { types: './a.d.ts', import: './a.js', require: './a.cjs' },
    './style.css': './a.css',
  },
};

describe('uses of a package', () => {
  const namesOf = (...args: Parameters<typeof tasksOf>) => tasksOf(...args).map(({ name }) => name);

  test('import it, require it and check types, as far as package.json offers that', () => {
    expect(namesOf([dual], { browser: false })).toEqual(['esm', 'cjs', 'nodenext', 'bundler']);
    expect(namesOf([{ name: 'kit', exports: './a.js' }], { browser: false })).toEqual(['esm']);
  });

  test('bundle it for browsers, styles included', () => {
    const [bundled, ...others] = tasksOf([dual], { browser: true });
    expect(bundled?.files['index.js']).toContain("import * as part0 from 'kit';\nimport 'kit/style.css';");
    expect(bundled?.document).toBe('dist/index.html');
    expect(others.map(({ name }) => name)).toEqual(['nodenext', 'bundler']);
  });

  test('embed it as a script, behind the globals it expects', () => {
    const script = { file: 'dist/kit.js', name: 'Kit', globals: { React: 'react' } };
    const task = tasksOf([dual], { browser: false, script }).find(({ name }) => name === 'script');
    expect(task?.files['index.js']).toContain('globalThis.React = global0;');
    expect(task?.files['script.html']).toContain('<script src="node_modules/kit/dist/kit.js"></script>');
  });
});
