export { chunk } from 'tiny-lists';
