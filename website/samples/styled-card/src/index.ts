export { card } from './card';
