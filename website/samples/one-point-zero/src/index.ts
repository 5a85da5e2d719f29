import { pick } from './pick';

declare const require: (name: string) => () => { format(): string };

export { pick } from './pick';
export const today = (): string => require('dayjs')().format();
export const mode: string = import.meta.env.MODE;
export const notice = new URL('./notice.txt', import.meta.url);
export const first = (list?: { name: string }[]): string => pick(list)?.name ?? '';
