import { basename } from 'node:path';
import dayjs from 'dayjs';
import { capitalize } from 'lodash-es';
import { createElement } from 'react';
import { join } from './join';

/** A line such as "Notes · 2026-11-21" for the file that is named. */
export const Caption = ({ file, date }: { file: string; date: string }) =>
  createElement('p', null, join(capitalize(basename(file, '.md')), dayjs(date).format('YYYY-MM-DD')));
