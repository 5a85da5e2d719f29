import './badge.css';
import { size } from './size';

export const badge = (text: string): string => `<b class="badge" style="width:${size(4)}">${text}</b>`;
