import { last } from './last';

export const lastTag = (tags?: string[]): string => (tags && last(tags)) ?? '';
