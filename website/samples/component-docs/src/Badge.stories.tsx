import { Badge } from './Badge';

export default { title: 'Badge', component: Badge };

export const Calm = { args: { children: 'New' } };

export const Loud = { args: { children: 'New', tone: 'loud' } };
