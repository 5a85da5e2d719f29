import { useState } from 'react';
import styles from './counter.module.css';
import Logo from './logo.svg';

/** Rspress hydrates everything: it needs no directive. */
export function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className={styles.counter} onClick={() => setCount(count + 1)}>
      <Logo className="in-counter" /> counted {count}
    </button>
  );
}
