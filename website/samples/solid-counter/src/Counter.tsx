import { createSignal } from 'solid-js';
import styles from './counter.module.css';

export interface CounterProps {
  /** @default 0 */
  start?: number;
}

export function Counter(props: CounterProps) {
  const [count, setCount] = createSignal(props.start ?? 0);
  return (
    <button type="button" class={styles.counter} onClick={() => setCount(count() + 1)}>
      {count()}
    </button>
  );
}
