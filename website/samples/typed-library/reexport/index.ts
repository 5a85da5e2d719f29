// biome-ignore lint/style/useExportType: the missing `type` is what this file shows
export { Shape } from './shape';
