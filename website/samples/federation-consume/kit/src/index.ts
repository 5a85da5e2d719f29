import { lazy } from 'react';

export const LazyCounter = lazy(async () => ({ default: (await import('parts/counter')).Counter }));
