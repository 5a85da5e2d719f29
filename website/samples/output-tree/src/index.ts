import styles from './card.module.css';
import dot from './images/dot.svg';
import { size } from './size';

/*! output-tree, MIT licence */
export const card = { className: styles.card, icon: dot, width: size(2) };

export const loadTable = () => import('./table');
