import type { ReactNode } from 'react';
import { useAllStrings } from '../../../client';
import { socialSvg } from '../../../shared/social-icons';
import { SiteHtml } from '../../parts/SiteHtml/SiteHtml';
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
  const { sourceCode } = useAllStrings();
  return (
    <a className="folia-source-code" href={href} target="_blank" rel="noopener noreferrer">
      <SiteHtml as="span" className="folia-social-icon" html={socialSvg(platform, 16)} hidden />
      {children ?? sourceCode}
    </a>
  );
}
