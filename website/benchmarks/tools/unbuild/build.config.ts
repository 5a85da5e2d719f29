import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index'],
  declaration: true,
  failOnWarn: false,
  rollup: { emitCJS: true, esbuild: { target: 'es2022' } },
});
