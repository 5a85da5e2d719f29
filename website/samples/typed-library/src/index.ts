export { pad } from '@/text/pad.ts';
export type { Shape } from '@/text/shape';
