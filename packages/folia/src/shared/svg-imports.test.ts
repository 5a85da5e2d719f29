import { expect, test } from '@rstest/core';
import { svgSource, withSvgComponents } from './svg-imports';

test.each([
  ["import Logo from './logo.svg';\n<Logo />", "import Logo from './logo.svg?react';\n<Logo />"],
  [
    'import Logo from \'@a/logo.svg\'\n<Logo className="a">',
    'import Logo from \'@a/logo.svg?react\'\n<Logo className="a">',
  ],
  ['import Logo from "./logo.svg";\ncreateElement(Logo)', 'import Logo from "./logo.svg?react";\ncreateElement(Logo)'],
  ["import { ReactComponent as Logo } from './a.svg'", "import { ReactComponent as Logo } from './a.svg?react'"],
  ["import logo from './logo.svg';\n<img src={logo} />", null],
  ["import Logo from './logo.svg';\n<img src={Logo} /><LogoLink />", null],
  ["import Logo from './logo.svg?url';\n<Logo />", null],
  ["import Logo from './Logo';\n<Logo />", null],
])('an SVG is a component where it is used as one: %j', (source, expected) => {
  expect(withSvgComponents(source)).toBe(expected ?? source);
});

test('the same for the imports of a page', () => {
  const use = { source: './logo.svg', bindings: [{ imported: 'default', local: 'Logo' }] };
  expect(svgSource(use, '# A\n\n<Logo />')).toBe('./logo.svg?react');
  expect(svgSource(use, '# A\n\n<img src={Logo} />')).toBe('./logo.svg');
  expect(svgSource({ ...use, source: './Logo' }, '<Logo />')).toBe('./Logo');
});
