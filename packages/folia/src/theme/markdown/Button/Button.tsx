import type { ReactNode } from 'react';
import { useHref } from '../../../client';
import { externalLink } from '../../dom/external-link';
import './Button.css';

export interface ButtonProps {
  /** Root links get the language and version of the page. */
  href: string;
  /** `brand` is filled. @default 'brand' */
  theme?: 'brand' | 'alt';
  /** What screen readers say after the label. */
  description?: string;
  children: ReactNode;
}

/**
 * A link that looks like a button.
 *
 * @example <Button href="/guide/start">Get started</Button>
 */
export function Button({ href, theme = 'brand', description, children }: ButtonProps) {
  const target = useHref()(href);
  return (
    <a
      className="folia-button"
      data-theme={theme}
      href={target}
      {...externalLink(target)}
      // a description of its own takes the place of the general one
      {...(description && { 'aria-description': description, 'aria-describedby': undefined })}
    >
      {children}
    </a>
  );
}
