export { clamp } from './clamp';
export { mix } from './mix';
