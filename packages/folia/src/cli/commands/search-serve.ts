import { engineNames } from '../../node/search/engines';
import type { Command } from '../command';
import { host, port, switchOption, textOption } from '../options';

export const searchServeCommand: Command = {
  name: 'search serve',
  description: 'Answer the queries of remote search in front of a search engine',
  options: [
    textOption('engine', '<name>', engineNames.join(', ')),
    textOption('url', '<address>', 'Address of the engine. Its key is read from FOLIA_SEARCH_KEY'),
    textOption('index', '<names>', 'Indexes that may be asked, with commas between them (default: docs)'),
    textOption('origin', '<origins>', 'Sites that may ask, with commas between them: https://docs.example'),
    port,
    host,
    textOption('name', '<names>', 'Names under which this server is reached, beside its own'),
    switchOption('proxy', 'A proxy stands before it and says in X-Forwarded-For who asks'),
  ],
  async run(options, { log, env }) {
    const { searchServe } = await import('../../node/search-serve');
    // not arguments: every user of the machine can see those
    await searchServe({ ...options, key: env.FOLIA_SEARCH_KEY, application: env.FOLIA_SEARCH_APPLICATION }, log);
  },
};
