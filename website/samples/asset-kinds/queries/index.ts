import dataUrl from '../src/mark.svg?inline';
import markup from '../src/mark.svg?raw';

export { dataUrl, markup };
