export { badge } from './badge';
export { size } from './size';
