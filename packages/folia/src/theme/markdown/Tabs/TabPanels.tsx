import { createElement, type ReactNode, useId } from 'react';
import * as markup from '../../../shared/markup';

export interface TabPanelsProps {
  groupId: string | null;
  /** Index of the panel the build shows. */
  first: number;
  centred: boolean;
  name: string | null;
  tabs: RenderedTab[];
}

export interface RenderedTab {
  label: ReactNode;
  /** The label as text: the heading of the panel where all panels are shown. */
  name: string;
  disabled: boolean;
  panel: ReactNode;
}

/** In an island React finds tabs that already show what the user has chosen. */
const chosen = { suppressHydrationWarning: true };

/** Tabs as HTML. Choosing one changes the document itself (`client/tabs`): tabs are never hydrated. */
export function TabPanels({ groupId, first, centred, name, tabs }: TabPanelsProps) {
  const id = useId();
  return (
    <div className="folia-tabs" {...{ [markup.tabs]: '' }}>
      <div
        className="folia-tab-list"
        role="tablist"
        aria-label={name ?? undefined}
        data-centred={centred || undefined}
        {...{ [markup.tabList]: '' }}
      >
        {tabs.map(({ label, disabled }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs never change places.
            key={index}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === first}
            tabIndex={index === first ? 0 : -1}
            disabled={disabled}
            {...chosen}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={index}
          className="folia-tab-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-label={tab.name}
          hidden={index !== first}
          {...chosen}
        >
          {tab.panel}
        </div>
      ))}
      {createElement(markup.tabsMark, { 'data-group': groupId ?? undefined })}
    </div>
  );
}
