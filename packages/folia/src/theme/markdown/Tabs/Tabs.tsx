import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabPanels } from './TabPanels';
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
  /** Where the labels are. @default 'left' */
  tabPosition?: 'left' | 'center';
  /** What the tabs are about, for screen users. */
  label?: string;
  children: ReactNode;
}

export interface TabProps {
  /** Unless `values` of `<Tabs>` has it. */
  label?: ReactNode;
  /** What `defaultValue` of `<Tabs>` refers to. @default the label */
  value?: string;
  /** It cannot be chosen. @default false */
  disabled?: boolean;
  children?: ReactNode;
}

/** One panel of `<Tabs>`, which reads its props. Outside of `<Tabs>` it renders its content. */
export const Tab = ({ children }: TabProps) => children;

interface TabSpec {
  label: ReactNode;
  value: string | undefined;
  disabled: boolean;
}

/**
 * Panels of which one is shown. All of them are in the HTML.
 *
 * @example <Tabs groupId="format"><Tab label="ESM">…</Tab><Tab label="CJS">…</Tab></Tabs>
 */
export function Tabs({ groupId, values, defaultValue, tabPosition = 'left', label, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab);
  const specs = tabs.map((tab, index) => getSpec(tab.props, values?.[index]));
  const names = specs.map((spec) => textOf(spec.label) || (spec.value ?? ''));
  const wanted = specs.findIndex(
    ({ value }, index) => defaultValue !== undefined && (value ?? names[index]) === defaultValue,
  );
  const first = specs.findIndex(({ disabled }) => !disabled);
  return (
    <TabPanels
      groupId={groupId ?? null}
      first={Math.max(0, wanted < 0 ? first : wanted)}
      centred={tabPosition === 'center'}
      name={label ?? null}
      tabs={tabs.map(({ props }, index) => ({
        label: specs[index]?.label,
        name: names[index] ?? '',
        disabled: specs[index]?.disabled ?? false,
        panel: props.children ?? null,
      }))}
    />
  );
}

/** Whitespace between tabs is not a tab. */
const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child);

function getSpec(props: TabProps, given: TabValue | undefined): TabSpec {
  const spec = isSpec(given) ? given : { label: given };
  return {
    label: spec.label ?? props.label ?? props.value ?? '',
    value: ('value' in spec ? spec.value : undefined) ?? props.value,
    disabled: ('disabled' in spec ? spec.disabled : undefined) ?? props.disabled ?? false,
  };
}

/** Arrays and elements are objects too, but have no `label`. */
const isSpec = (given: TabValue | undefined): given is Exclude<TabValue, ReactNode> =>
  typeof given === 'object' && given !== null && !isValidElement(given) && 'label' in given;
