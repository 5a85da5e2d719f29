import { createElement, type ReactElement, useState } from 'react';

export interface ToggleProps {
  label: string;
}

export function Toggle({ label }: ToggleProps): ReactElement {
  const [on, setOn] = useState(false);
  return createElement('button', { type: 'button', 'aria-pressed': on, onClick: () => setOn(!on) }, label);
}
