import type { ReactNode } from 'react';
import { useHref } from '../../../client';
import { newTab } from '../../hooks/new-tab';
import './Button.css';

export interface ButtonProps {
  href: string;
  /** @default 'brand' */
  theme?: 'brand' | 'alt';
  /** What screen readers add to the label. */
  description?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function Button({ href, theme = 'brand', description, children }: ButtonProps) {
  const target = useHref()(href);
  return (
    <a className="folia-button" data-theme={theme} href={target} aria-description={description} {...newTab(target)}>
      {children}
    </a>
  );
}
