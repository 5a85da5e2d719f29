import { button } from '../button';

export const card = (text: string): string => `<article>${text}${button('More')}</article>`;
