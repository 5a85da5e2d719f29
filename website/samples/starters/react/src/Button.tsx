import type { ReactNode } from 'react';
import './button.css';

export const Button = ({ children }: { children: ReactNode }) => (
  <button type="button" className="my-button">
    {children}
  </button>
);
