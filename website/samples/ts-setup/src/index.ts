export { area, type Shape } from './shape';
