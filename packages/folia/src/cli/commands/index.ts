import type { Command } from '../command';
import { buildCommand } from './build';
import { checkCommand } from './check';
import { devCommand } from './dev';
import { i18nSyncCommand } from './i18n-sync';
import { previewCommand } from './preview';

/** In the order of the help text. */
export const commands: readonly Command[] = [devCommand, buildCommand, previewCommand, checkCommand, i18nSyncCommand];
