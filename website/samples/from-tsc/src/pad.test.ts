import { pad } from './pad';

if (pad(7) !== '007') throw new Error('pad');
