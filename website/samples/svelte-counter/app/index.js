import { Counter } from 'sample-svelte-counter';
import { mount } from 'svelte';

mount(Counter, { target: document.getElementById('root'), props: { start: 3 } });
