'use client';

import { Popover } from 'folia/theme';

type Options = Omit<Parameters<typeof Popover>[0], 'children' | 'content'>;

/** One popover with room around it. */
export function Stage({ label, ...options }: Options & { label: string }) {
  return (
    <Popover
      {...options}
      content={
        <p>
          About {label}. <a href="https://example.org/">Read on</a>
        </p>
      }
    >
      {label}
    </Popover>
  );
}
