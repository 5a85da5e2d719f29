import type { ReactNode } from 'react';

export interface BadgeProps {
  /** What the badge says. */
  children: ReactNode;
  /**
   * How loud it says so.
   * @default 'calm'
   */
  tone?: 'calm' | 'loud';
}

/** A short label next to a heading. */
export function Badge({ children, tone = 'calm' }: BadgeProps): ReactNode {
  return <b data-tone={tone}>{children}</b>;
}
