import TotalWorker from './total?worker';

export const startWorker = (): Worker => new TotalWorker();
