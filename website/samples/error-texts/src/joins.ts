import { join } from 'node:path';

export const place = join('a', 'b');
