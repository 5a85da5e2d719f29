import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabsIsland } from './TabsIsland';
import './Tabs.css';

type TabValue = string | { label: ReactNode; value?: string; disabled?: boolean };

export interface TabsProps {
  /** Tabs with the same group id switch together, on this page and on others, and are remembered. */
  groupId?: string;
  /** Labels; without them each `<Tab>` has its own `label`. */
  values?: TabValue[];
  /** The value (or label) of the tab shown first. @default the first tab */
  defaultValue?: string;
  /** @default 'left' */
  tabPosition?: 'left' | 'center';
  children: ReactNode;
}

export interface TabProps {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
  children?: ReactNode;
}

/** One panel of `<Tabs>`. Drawn by `Tabs`, which reads its props; on its own it is its content. */
export const Tab = ({ children }: TabProps) => children;

interface TabSpec {
  label: ReactNode;
  value: string | undefined;
  disabled: boolean;
}

/**
 * Panels of which one is shown (TB-01…TB-04). All of them are in the HTML; the switching is an island.
 *
 * @example <Tabs groupId="format"><Tab label="ESM">…</Tab><Tab label="CJS">…</Tab></Tabs>
 */
export function Tabs({ groupId, values, defaultValue, tabPosition = 'left', children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab);
  const specs = tabs.map((tab, index) => specOf(tab.props, values?.[index]));
  const wanted = specs.findIndex(({ value, label }) => defaultValue !== undefined && (value ?? label) === defaultValue);
  return (
    <TabsIsland
      groupId={groupId ?? null}
      first={Math.max(0, wanted)}
      centred={tabPosition === 'center'}
      labels={specs.map(({ label }) => label)}
      disabled={specs.map(({ disabled }) => disabled)}
      panels={tabs.map(({ props }) => props.children ?? null)}
    />
  );
}

/** Whitespace between tabs is no tab. */
const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child);

function specOf(props: TabProps, given: TabValue | undefined): TabSpec {
  const value = typeof given === 'object' ? given : { label: given };
  return {
    label: value.label ?? props.label ?? props.value ?? '',
    value: ('value' in value ? value.value : undefined) ?? props.value,
    disabled: ('disabled' in value ? value.disabled : undefined) ?? props.disabled ?? false,
  };
}
