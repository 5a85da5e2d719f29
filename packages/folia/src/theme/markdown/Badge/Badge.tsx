import type { ReactNode } from 'react';
import './Badge.css';

export interface BadgeProps {
  /** Colour. @default 'info' */
  type?: 'tip' | 'info' | 'warning' | 'danger';
  /** The label, unless there are `children`. */
  text?: string;
  /** A border and no background. @default false */
  outline?: boolean;
  children?: ReactNode;
}

/**
 * A small label.
 *
 * @example <Badge type="warning" text="deprecated" />
 */
export const Badge = ({ type = 'info', text, outline = false, children }: BadgeProps) => (
  <span className="folia-badge" data-type={type} data-outline={outline || undefined}>
    {children ?? text}
  </span>
);
