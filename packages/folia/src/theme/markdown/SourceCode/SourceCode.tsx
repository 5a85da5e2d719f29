import type { ReactNode } from 'react';
import { useStrings } from '../../../client';
import { SocialIcon } from '../../parts/Header/SocialIcon';
import './SourceCode.css';

export interface SourceCodeProps {
  href: string;
  /** @default 'github' */
  platform?: 'github' | 'gitlab';
  /** @default the theme's text, `Source` */
  children?: ReactNode;
}

/** Leads to the code a page speaks about (DP-09). */
export function SourceCode({ href, platform = 'github', children }: SourceCodeProps) {
  const { sourceCode } = useStrings();
  return (
    <a className="folia-source-code" href={href} target="_blank" rel="noopener noreferrer">
      <SocialIcon icon={platform} size={16} />
      {children ?? sourceCode}
    </a>
  );
}
