import { write } from '#store';

write('count', '0');
