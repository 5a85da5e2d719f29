import type { ReactNode } from 'react';
import { useAllStrings } from '../../../client';
import { socialSvg } from '../../../shared/social-icons';
import { newTab } from '../../dom/external-link';
import { SiteHtml } from '../../parts/SiteHtml/SiteHtml';
import './SourceCode.css';

export interface SourceCodeProps {
  /** Address of the code. */
  href: string;
  /** Which icon is shown. @default 'github' */
  platform?: 'github' | 'gitlab';
  /** Label. @default the theme's text, `Source` */
  children?: ReactNode;
}

/**
 * A link to the source code that a page is about.
 *
 * @example <SourceCode href="https://github.com/web-infra-dev/rslib" />
 */
export function SourceCode({ href, platform = 'github', children }: SourceCodeProps) {
  const { sourceCode } = useAllStrings();
  return (
    <a className="folia-source-code" href={href} {...newTab}>
      <SiteHtml as="span" className="folia-social-icon" html={socialSvg(platform, 16)} hidden />
      {children ?? sourceCode}
    </a>
  );
}
