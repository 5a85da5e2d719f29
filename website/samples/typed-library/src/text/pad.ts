import type { Shape } from '@/text/shape';

/** The name of a shape, filled up with spaces. */
export const pad = (shape: Shape, width = 8): string => shape.name.padEnd(width);
