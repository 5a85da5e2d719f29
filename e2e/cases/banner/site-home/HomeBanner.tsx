export { Banner as default } from 'folia/theme';
