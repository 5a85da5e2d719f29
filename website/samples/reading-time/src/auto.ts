import { label } from './index';

for (const element of document.querySelectorAll('[data-reading-time]')) label(element);
