export { default as Units } from './units.mdx';
