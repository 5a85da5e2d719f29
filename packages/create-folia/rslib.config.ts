import { defineConfig } from '@rslib/core';
import { thirdPartyLicenses } from '../folia/scripts/third-party-licenses';

/** The prompts are bundled: `npm create` downloads one package. */
export default defineConfig({
  plugins: [thirdPartyLicenses],
  lib: [{ source: { entry: { cli: 'src/cli/index.ts' } }, output: { target: 'node', autoExternal: false } }],
});
