export { Clock } from './clock';
export { Timer } from './timer';
