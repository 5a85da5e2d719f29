import styles from './card.module.css';
import './row.styl';

export const card: string = styles.card;
