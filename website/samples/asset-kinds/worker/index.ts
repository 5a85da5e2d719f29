export const startCounting = () => new Worker(new URL('./count.ts', import.meta.url));
