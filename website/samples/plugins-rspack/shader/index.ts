import { version } from './build.js';
import white from './white.glsl';

export const shader = `// ${version}\n${white}`;
