import type { ReactNode } from 'react';
import './forest.css';

/** Shows what is inside it with the tokens of the example. */
export const Forest = ({ children }: { children: ReactNode }) => <div className="forest">{children}</div>;
