'use client';

import { createElement, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { tabsMark } from '../../../client/tab-choice';
import { nextTab } from './tab-keys';
import { useTabChoice } from './use-tab-choice';

export interface TabsIslandProps {
  groupId: string | null;
  first: number;
  centred: boolean;
  name: string | null;
  tabs: IslandTab[];
  panels: ReactNode[];
}

interface IslandTab {
  label: ReactNode;
  /** The label as text, when it is something else: it stands above the panel where all panels are shown. */
  name?: string;
  disabled?: boolean;
}

/** The stored choice is on the screen before React compares (see `restoreTabs`). */
const restored = { suppressHydrationWarning: true };

/** The part of `<Tabs>` that wakes: roles, keys, and the choice (TB-09). */
export function TabsIsland({ groupId, first, centred, name, tabs, panels }: TabsIslandProps) {
  const id = useId();
  const disabled = tabs.map((tab) => tab.disabled === true);
  const [selected, choose] = useTabChoice({ groupId, first, disabled });
  return (
    <div className="folia-tabs">
      <TabList {...{ id, name, centred, tabs, disabled, selected, choose }} />
      {panels.map((panel, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the tabs of an island never change places.
          key={index}
          className="folia-tab-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-label={tabs[index]?.name ?? String(tabs[index]?.label)}
          hidden={index !== selected}
          {...restored}
        >
          {panel}
        </div>
      ))}
      {groupId !== null && createElement(tabsMark, { 'data-group': groupId })}
    </div>
  );
}

interface TabListProps extends Pick<TabsIslandProps, 'name' | 'centred' | 'tabs'> {
  id: string;
  disabled: boolean[];
  selected: number;
  choose(index: number): void;
}

function TabList({ id, name, centred, tabs, disabled, selected, choose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, disabled);
    if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={list}
      className="folia-tab-list"
      role="tablist"
      aria-label={name ?? undefined}
      data-centred={centred || undefined}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={index}
          type="button"
          role="tab"
          id={`${id}t${index}`}
          aria-controls={`${id}p${index}`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          disabled={disabled[index]}
          onClick={() => choose(index)}
          {...restored}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
