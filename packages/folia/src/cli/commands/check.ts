import type { Command } from '../command';

export const checkCommand: Command = {
  name: 'check',
  description: 'Find problems without writing anything',
  options: [],
  async run(_, { cwd, log }) {
    const { check } = await import('../../node/check');
    await check({ cwd }, log);
  },
};
