import { createApp } from 'vue';
import { Counter } from 'vue-counter';

createApp(Counter, { start: 3 }).mount('#root');
