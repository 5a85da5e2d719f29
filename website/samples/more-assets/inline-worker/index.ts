import TotalWorker from './total?worker&inline';

export const startWorker = (): Worker => new TotalWorker();
