import { banner } from './banner';

export const footer = (): string => banner('end');
