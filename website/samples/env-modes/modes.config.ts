import { defineConfig } from '@rslib/core';

export default defineConfig(({ command, env, envMode }) => {
  console.log({ command, env, envMode, api: process.env.PUBLIC_API });
  return { lib: [{ format: 'esm' }] };
});
