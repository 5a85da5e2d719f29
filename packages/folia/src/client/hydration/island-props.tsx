import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Json } from '../../shared/page';

/** Props of an island, split into what JSON can carry and what is rendered instead. */
export interface PackedProps {
  /** For the browser: elements are replaced by `{ "$slot": n }`. */
  json: { [key: string]: Json };
  /** For rendering now: elements are replaced by what `wrap` made of them. */
  rendered: { [key: string]: unknown };
  slots: ReactNode[];
}

/** Renders slot number `index` with its `content`. */
export type WrapSlot = (content: ReactNode, index: number) => ReactElement;

/**
 * Splits the props of an island. Every element becomes a slot; children that contain elements become one slot as a
 * whole, so that paragraphs stay neighbours, and so do lists of nodes inside of lists.
 *
 * @throws when a value cannot reach the browser: functions, symbols, class instances, NaN, cycles
 */
export function packProps(props: { [key: string]: unknown }, wrap: WrapSlot): PackedProps {
  const slots: ReactNode[] = [];
  const slot = (content: ReactNode): Packed => {
    const index = slots.push(content) - 1;
    return { json: { $slot: index }, rendered: wrap(content, index) };
  };
  const json: PackedProps['json'] = {};
  const rendered: PackedProps['rendered'] = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    const packed =
      name === 'children' && containsElement(value) ? slot(value) : pack(value, { slot, path: [name], above: [] });
    json[name] = packed.json;
    rendered[name] = packed.rendered;
  }
  return { json, rendered, slots };
}

interface Packed {
  json: Json;
  rendered: unknown;
}

interface Walk {
  slot: (content: ReactNode) => Packed;
  /** `['items', '0', 'icon']`, for messages. */
  path: string[];
  /** Objects on the path to this value, to detect cycles. */
  above: object[];
}

function pack(value: unknown, walk: Walk): Packed {
  if (isValidElement(value)) return walk.slot(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean')
    return { json: value, rendered: value };
  if (typeof value === 'number' && Number.isFinite(value)) return { json: value, rendered: value };
  if (typeof value !== 'object') throw unfit(value, walk);
  if (walk.above.includes(value)) throw unfit(value, walk, 'it contains itself');
  const inside = (key: string): Walk => ({ ...walk, path: [...walk.path, key], above: [...walk.above, value] });
  if (Array.isArray(value)) {
    const items = value.map((item, index) => packItem(item, inside(String(index))));
    return { json: items.map(({ json }) => json), rendered: items.map(({ rendered }) => rendered) };
  }
  return packObject(value, walk, inside);
}

/** A list of nodes in a list (the children of each tab) is one piece of content. */
function packItem(item: unknown, walk: Walk): Packed {
  if (item === undefined) return { json: null, rendered: null };
  return Array.isArray(item) && containsElement(item) ? walk.slot(item) : pack(item, walk);
}

function packObject(value: object, walk: Walk, inside: (key: string) => Walk): Packed {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw unfit(value, walk);
  if ('$slot' in value) throw unfit(value, walk, 'the key "$slot" is taken');
  const json: { [key: string]: Json } = {};
  const rendered: { [key: string]: unknown } = {};
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const packed = pack(item, inside(key));
    json[key] = packed.json;
    rendered[key] = packed.rendered;
  }
  return { json, rendered };
}

function containsElement(value: unknown): value is ReactNode {
  return Array.isArray(value) ? value.some(containsElement) : isValidElement(value);
}

function unfit(value: unknown, { path }: Walk, reason = `it is ${kindOf(value)}`): Error {
  return new Error(`the property "${path.join('.')}" cannot be sent to the browser: ${reason}.`);
}

function kindOf(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`;
  return `an instance of ${value.constructor?.name || 'a class'}`;
}

/** Puts slots back in their places: the reverse of `packProps`, in the browser. */
export function unpackProps(
  json: { [key: string]: Json },
  slot: (index: number) => ReactNode,
): { [key: string]: unknown } {
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, unpack(value, slot)]));
}

function unpack(value: Json, slot: (index: number) => ReactNode): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => unpack(item, slot));
  return typeof value.$slot === 'number' ? slot(value.$slot) : unpackProps(value, slot);
}
