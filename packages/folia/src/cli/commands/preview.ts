import type { Command } from '../command';
import { base, host, out, port } from '../options';

export const previewCommand: Command = {
  name: 'preview',
  description: 'Serve the built site',
  options: [port, host, base, out],
  async run(options, { cwd, log }) {
    const { preview } = await import('../../node/preview');
    await preview({ cwd, ...options }, log);
  },
};
