/** Starts the thread that searches. The bundler makes a file of it. */
export const startSearchWorker = (): Worker => new Worker(new URL('./worker.js', import.meta.url));
