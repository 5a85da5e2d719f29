import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      experiments: {
        exe: {
          fileName: 'hello',
          outputPath: './bin',
          targets: [
            { platform: 'linux', arch: 'x64', nodeVersion: '25.9.0' },
            { platform: 'darwin', arch: 'arm64', nodeVersion: '25.9.0' },
            { platform: 'win32', arch: 'x64', nodeVersion: '25.9.0' },
          ],
        },
      },
    },
  ],
});
