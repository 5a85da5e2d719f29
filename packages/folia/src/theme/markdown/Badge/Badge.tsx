import type { ReactNode } from 'react';
import './Badge.css';

export interface BadgeProps {
  /** @default 'info' */
  type?: 'tip' | 'info' | 'warning' | 'danger';
  text?: string;
  outline?: boolean;
  children?: ReactNode;
}

/** @example <Badge type="warning" text="deprecated" /> */
export const Badge = ({ type = 'info', text, outline = false, children }: BadgeProps) => (
  <span className="folia-badge" data-type={type} data-outline={outline || undefined}>
    {children ?? text}
  </span>
);
