import './Still.css';
import styles from './Still.module.css';

/** No island: it is rendered at build time and ships no JavaScript. */
export function Still({ text }: { text: string }) {
  return <p className={`still ${styles.boxed}`}>{text.toUpperCase()} IS STATIC</p>;
}
