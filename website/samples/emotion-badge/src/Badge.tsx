import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const badge = css`
  color: teal;
`;

export function Badge({ children }: { children: ReactNode }) {
  return <span css={badge}>{children}</span>;
}
