import { size } from './size';

export const extra = size(3);
