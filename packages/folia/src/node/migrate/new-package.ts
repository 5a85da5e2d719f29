import { existsSync, readFileSync } from 'node:fs';
import { getVersion } from '../support/packages';
import { objectOf } from './options';

const enginePackages =
  /^(?:vitepress|vue|@vue\/|vitepress-|rspress|@rspress\/|@docusaurus\/|prism-react-renderer|@mdx-js\/)/;

/** The text of package.json: that of the source without its engine, with Folia and its commands. */
export function newPackage(source: string): string {
  const old = objectOf(existsSync(source) ? JSON.parse(readFileSync(source, 'utf8')) : {});
  const without = (dependencies: unknown) =>
    Object.fromEntries(Object.entries(objectOf(dependencies)).filter(([name]) => !enginePackages.test(name)));
  const devDependencies = without(old.devDependencies);
  return `${JSON.stringify(
    {
      name: old.name ?? 'docs',
      private: true,
      type: 'module',
      scripts: { dev: 'folia dev', build: 'folia build', preview: 'folia preview' },
      dependencies: {
        ...without(old.dependencies),
        folia: `^${getVersion('folia')}`,
        react: '^19.2.0',
        'react-dom': '^19.2.0',
      },
      ...(Object.keys(devDependencies).length > 0 && { devDependencies }),
    },
    null,
    2,
  )}\n`;
}
