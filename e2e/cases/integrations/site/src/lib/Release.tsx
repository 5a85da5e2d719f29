'use client';

import { useState } from 'react';
import styles from './release.module.scss';

declare const __RELEASE__: string;

/** Known when the site is bundled, on both sides. */
export function Release() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className={styles.release} onClick={() => setCount(count + 1)}>
      {__RELEASE__}: {count}
    </button>
  );
}
