import type { Command } from '../command';
import { buildCommand } from './build';
import { checkCommand } from './check';
import { devCommand } from './dev';
import { i18nSyncCommand } from './i18n-sync';
import { previewCommand } from './preview';
import { searchExportCommand } from './search-export';
import { searchServeCommand } from './search-serve';

/** In the order of the help text. */
export const commands: readonly Command[] = [
  devCommand,
  buildCommand,
  previewCommand,
  checkCommand,
  i18nSyncCommand,
  searchExportCommand,
  searchServeCommand,
];
