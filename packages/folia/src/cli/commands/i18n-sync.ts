import type { Command } from '../command';
import { pages } from '../options';

export const i18nSyncCommand: Command = {
  name: 'i18n sync',
  description: 'Record that translations are up to date with their originals',
  options: [pages],
  async run(options, { cwd, log }) {
    const { syncTranslations } = await import('../../node/sync-translations');
    const { synced, file } = await syncTranslations({ cwd, ...options });
    log.summary([
      ['Translations', String(synced)],
      ['Record', file],
    ]);
  },
};
