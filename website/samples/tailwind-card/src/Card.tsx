import type { ReactNode } from 'react';

export function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-lg bg-sky-50 p-4 hover:bg-sky-100">{children}</div>;
}
