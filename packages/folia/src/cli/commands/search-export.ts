import { engineNames } from '../../node/search/engines';
import type { Command } from '../command';
import { textOption } from '../options';

export const searchExportCommand: Command = {
  name: 'search export',
  description: 'Write what a search engine needs to know of the site',
  options: [
    textOption('out', '<folder>', 'Folder to write to (default: search-export)'),
    textOption('engine', '<name>', `Only for this engine: ${engineNames.join(', ')}`),
    textOption('index', '<name>', 'Name of the index (default: the one of the configuration, or docs)'),
  ],
  async run(options, { cwd, log }) {
    const { searchExport } = await import('../../node/search-export');
    const { records, outDir } = await searchExport({ cwd, ...options }, log);
    log.summary([
      ['Records', String(records)],
      ['Output', outDir],
    ]);
  },
};
