import type { ReactNode } from 'react';

export function Card({ children }: { children: ReactNode }) {
  return <div className="kit:rounded-lg kit:p-4">{children}</div>;
}
