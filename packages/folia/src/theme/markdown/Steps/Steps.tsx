import type { ReactNode } from 'react';
import './Steps.css';

/**
 * Numbers its headings of level 3.
 *
 * @example
 * <Steps>
 *
 * ### Install
 *
 * ### Configure
 *
 * </Steps>
 */
export const Steps = ({ children }: { children: ReactNode }) => <div className="folia-steps">{children}</div>;
