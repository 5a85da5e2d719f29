import type { Problem } from '../../../shared/site';
import type { OutputFile } from '../output-file';

/** What was made: files of the output, and what is wrong. */
export interface Made {
  files: OutputFile[];
  problems: Problem[];
}
