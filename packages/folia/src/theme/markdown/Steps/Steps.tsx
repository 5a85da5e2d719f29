import type { ReactNode } from 'react';
import './Steps.css';

/** Numbers its headings of level 3: `<Steps>` around `### Install`, `### Configure`, … */
export const Steps = ({ children }: { children: ReactNode }) => <div className="folia-steps">{children}</div>;
