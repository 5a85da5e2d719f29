import dot from '@/assets/dot.svg';
import styles from '@/card.module.css';
import { trim } from '@/utils';
import { pad } from './utils/pad.ts';
import './base.css';

export const card = (text: string): string =>
  `<p class="${styles.card}"><img src="${dot}" alt="">${pad(trim(text))}</p>`;

export { pad, trim };
