import { Children, createElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import * as markup from '../../../shared/markup';
import { textOf } from './text-of';
import './Tabs.css';

/** The label of a tab. `value` is what `defaultValue` refers to, when the label is not a text. */
export type TabValue = ReactNode | { label: ReactNode; value?: string; disabled?: boolean };

export interface TabsProps {
  /** Tabs with the same group id switch together, on this page and on others, and are remembered. */
  groupId?: string;
  /** Labels; without them each `<Tab>` has its own `label`. */
  values?: TabValue[];
  /** The value (or label) of the tab shown first. @default the first tab that can be chosen */
  defaultValue?: string;
  /** The number of the tab shown first, from 0, unless `defaultValue` names one. */
  defaultIndex?: number;
  /** Where the labels are. @default 'left' */
  tabPosition?: 'left' | 'center';
  /** What the tabs are about, for screen readers. */
  label?: string;
  children: ReactNode;
}

export interface TabProps {
  /** Text of the tab, unless `values` of `<Tabs>` has it. */
  label?: ReactNode;
  /** What `defaultValue` of `<Tabs>` refers to. @default the label */
  value?: string;
  /** Whether the tab cannot be chosen. @default false */
  disabled?: boolean;
  children?: ReactNode;
}

/**
 * One panel of `<Tabs>`, which reads its props. Outside of `<Tabs>` it renders its content.
 *
 * @example <Tab label="ESM">`import`</Tab>
 */
export const Tab = ({ children }: TabProps) => children;

/** In an island React finds tabs that already show what the user has chosen. */
const chosen = { suppressHydrationWarning: true };

/**
 * Panels of which one is shown. All of them are in the HTML. Choosing one changes the document itself, so tabs need no hydration.
 *
 * @example
 * <Tabs groupId="format">
 *   <Tab label="ESM">`import`</Tab>
 *   <Tab label="CJS">`require`</Tab>
 * </Tabs>
 */
export function Tabs(props: TabsProps) {
  const { groupId, values, defaultValue, defaultIndex = -1, tabPosition = 'left', label: name, children } = props;
  const id = useId();
  const tabs = Children.toArray(children)
    .filter(isTab)
    .map(({ props }, index) => createTab(props, values?.[index]));
  const first = getFirst(tabs, defaultValue, defaultIndex);
  return (
    <div className="folia-tabs" {...{ [markup.tabs]: '' }}>
      <div
        className="folia-tab-list"
        role="tablist"
        aria-label={name}
        data-centred={tabPosition === 'center' || undefined}
        {...{ [markup.tabList]: '' }}
      >
        {tabs.map(({ label, disabled }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: labels and values may repeat, and tabs never change places.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: panels never change places either.
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
      {createElement(markup.tabsMark, { 'data-group': groupId })}
    </div>
  );
}

/** The tab shown first: the named one, else the numbered one, else the first that can be chosen. */
function getFirst(tabs: ReturnType<typeof createTab>[], value: string | undefined, index: number): number {
  const named = tabs.findIndex((tab) => value !== undefined && tab.value === value);
  if (named >= 0) return named;
  if (tabs[index]) return index;
  const free = tabs.findIndex(({ disabled }) => !disabled);
  return Math.max(0, free);
}

/** Whitespace between tabs is not a tab. */
const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child);

function createTab(props: TabProps, given: TabValue | undefined) {
  const spec: TabProps = isSpec(given) ? given : { label: given };
  const label = spec.label ?? props.label ?? props.value ?? '';
  const value = spec.value ?? props.value;
  // The label as text: the heading of the panel where all panels are shown.
  const name = textOf(label) || (value ?? '');
  return {
    ...{ label, name, value: value ?? name },
    disabled: spec.disabled ?? props.disabled ?? false,
    panel: props.children ?? null,
  };
}

/** Arrays and elements are objects too, but have no `label`. */
const isSpec = (given: TabValue | undefined): given is Exclude<TabValue, ReactNode> =>
  typeof given === 'object' && given !== null && !isValidElement(given) && 'label' in given;
