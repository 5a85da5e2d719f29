import text from './notice.txt';

export const notice: string = text.trim();
