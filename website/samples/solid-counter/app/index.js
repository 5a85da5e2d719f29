import { Counter } from 'sample-solid-counter';
import { createComponent, render } from 'solid-js/web';

render(() => createComponent(Counter, { start: 3 }), document.getElementById('root'));
