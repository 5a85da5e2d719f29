import type { Command } from '../command';
import { base, host, port } from '../options';

export const devCommand: Command = {
  name: 'dev',
  description: 'Show the site while you write',
  options: [port, host, base],
  async run(options, { cwd, log }) {
    const { dev } = await import('../../node/dev');
    await dev({ cwd, ...options }, log);
  },
};
