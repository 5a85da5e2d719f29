export { build } from './build';
export { check } from './check';
export { dev } from './dev';
export type { BuildOptions, BuildReport, CommonOptions, RunningServer, ServeOptions } from './options';
export { preview } from './preview';
export { createLog, type Log } from './support/log';
