export { Shape } from './shape';
