import { useState } from 'react';
import { slug } from './slug';

export function Toggle({ label }: { label: string }) {
  const [on, setOn] = useState(false);
  return (
    <button type="button" id={slug(label)} aria-pressed={on} onClick={() => setOn(!on)}>
      {label}
    </button>
  );
}
