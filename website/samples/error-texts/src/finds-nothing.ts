import { x } from './nowhere';

export { x };
