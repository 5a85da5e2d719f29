import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import type { Island } from '../../shared/page';
import { AppReactContext } from '../app/react-context';
import { packProps } from './island-props';

/** Collects the islands of a body while it is rendered. */
export interface IslandScope {
  found: Island[];
  /** Inside an island everything belongs to it; its slots are outside again. */
  inside: boolean;
}

/** Null while layouts are rendered, and in the browser: components render normally there. */
export const IslandScopeContext = createContext<IslandScope | null>(null);

type AnyProps = { [key: string]: unknown };

/**
 * What the bundler puts in place of a `'use client'` module on the server: the same exports, whose components render
 * themselves as islands. Other values pass through. `key` names the module to the browser.
 */
export function asIsland(module: { [name: string]: unknown }, key: string): { [name: string]: unknown } {
  const entries = Object.entries(module).map(([name, value]) => [
    name,
    isComponent(name, value) ? getIsland(value, `${key}#${name}`) : value,
  ]);
  return Object.fromEntries(entries);
}

const wrappers = new Set(['react.memo', 'react.lazy', 'react.forward_ref'].map((name) => Symbol.for(name)));

/** A function with a capital letter (or exported as default), or what `memo`, `lazy` and `forwardRef` return. */
function isComponent(name: string, value: unknown): value is ComponentType<AnyProps> {
  if (typeof value === 'function') return name === 'default' || /^\p{Lu}/u.test(name);
  return typeof value === 'object' && value !== null && '$$typeof' in value && wrappers.has(value.$$typeof as symbol);
}

function getIsland(Inner: ComponentType<AnyProps>, use: string): ComponentType<AnyProps> {
  const Gate = (props: AnyProps) => {
    const scope = useContext(IslandScopeContext);
    const page = useContext(AppReactContext)?.pages.get().page.relativePath;
    if (!scope || scope.inside) return <Inner {...props} />;
    return <RenderedIsland scope={scope} use={use} page={page ?? ''} inner={Inner} given={props} />;
  };
  Gate.displayName = use.slice(use.indexOf('#') + 1);
  return Gate;
}

interface RenderedIslandProps {
  scope: IslandScope;
  use: string;
  page: string;
  inner: ComponentType<AnyProps>;
  given: AnyProps;
}

function RenderedIsland({ scope, use, page, inner: Inner, given }: RenderedIslandProps) {
  const seen = new Set<number>();
  const outside = { ...scope, inside: false };
  const { json, rendered, slots } = pack(given, use, page, (content, index) => (
    <RenderedSlot key={`slot-${index}`} index={index} seen={seen} outside={outside}>
      {content}
    </RenderedSlot>
  ));
  const index = scope.found.push({ use, props: json }) - 1;
  return createElement(
    'folia-island',
    { 'data-island': index },
    <IslandScopeContext key="rendered" value={{ ...scope, inside: true }}>
      <Inner {...rendered} />
    </IslandScopeContext>,
    <HiddenSlots key="hidden" slots={slots} seen={seen} outside={outside} />,
  );
}

function pack(...[props, use, page, wrap]: [AnyProps, string, string, Parameters<typeof packProps>[1]]) {
  try {
    return packProps(props, wrap);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page}: <${use.slice(use.indexOf('#') + 1)}> runs in the browser, and ${reason}`, {
      cause: error,
    });
  }
}

interface SlotProps {
  seen: Set<number>;
  outside: IslandScope;
}

function RenderedSlot({ index, seen, outside, children }: SlotProps & { index: number; children: ReactNode }) {
  seen.add(index);
  return createElement(
    'folia-slot',
    { 'data-slot': index },
    <IslandScopeContext value={outside}>{children}</IslandScopeContext>,
  );
}

/**
 * Slots the component did not render this time (a closed tab) travel in templates. Being the component's sibling, this
 * is rendered after it: the server renderer goes depth first.
 */
function HiddenSlots({ slots, seen, outside }: SlotProps & { slots: ReactNode[] }) {
  const hidden = slots.map((content, index) => ({ content, index })).filter(({ index }) => !seen.has(index));
  return hidden.map(({ content, index }) => (
    <template key={index} data-slot={index}>
      <IslandScopeContext value={outside}>{content}</IslandScopeContext>
    </template>
  ));
}
