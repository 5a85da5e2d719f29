import './base.css';
import styles from './card.module.css';

export const card = (title: string): string =>
  `<article class="${styles.card}"><h3 class="${styles.title}">${title}</h3></article>`;
