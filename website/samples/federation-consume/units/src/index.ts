export { toInch } from './convert';
