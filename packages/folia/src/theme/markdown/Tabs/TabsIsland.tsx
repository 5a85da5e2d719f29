'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextTab } from './tab-keys';
import { useTabChoice } from './use-tab-choice';

export interface TabsIslandProps {
  groupId: string | null;
  first: number;
  centred: boolean;
  labels: ReactNode[];
  disabled: boolean[];
  panels: ReactNode[];
}

/** The part of `<Tabs>` that wakes: roles, keys, and the choice (TB-09). */
export function TabsIsland({ groupId, first, centred, labels, disabled, panels }: TabsIslandProps) {
  const id = useId();
  const [selected, choose] = useTabChoice({ groupId, first, disabled });
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, disabled);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="folia-tabs">
      <div
        ref={list}
        className="folia-tab-list"
        role="tablist"
        data-centred={centred || undefined}
        onKeyDown={onKeyDown}
      >
        {labels.map((label, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the tabs of an island never change places.
            key={index}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            disabled={disabled[index]}
            onClick={() => choose(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={index}
          className="folia-tab-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          hidden={index !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
