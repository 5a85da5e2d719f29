export { slug } from './slug';
export { Toggle } from './Toggle';
