import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  /** @default 'info' */
  tone?: 'info' | 'warn';
  children: ReactNode;
}

export function Badge({ tone = 'info', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
