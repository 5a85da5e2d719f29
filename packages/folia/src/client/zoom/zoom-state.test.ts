import { describe, expect, test } from '@rstest/core';
import { createZoomMachine, type ZoomRequest, type ZoomState, zoomEvents } from './zoom-state';

/** How to get to a state. */
const paths: Record<ZoomState, ZoomRequest[]> = {
  closed: [],
  opening: ['open'],
  opened: ['open', 'settle'],
  closing: ['open', 'settle', 'close'],
};

describe('the states of an enlarged image', () => {
  test.each<[ZoomState, ZoomRequest, ZoomState]>([
    ['closed', 'open', 'opening'],
    ['closed', 'close', 'closed'],
    ['closed', 'settle', 'closed'],
    ['closed', 'leave', 'closed'],
    ['opening', 'open', 'opening'],
    ['opening', 'close', 'opening'],
    ['opening', 'settle', 'opened'],
    ['opening', 'leave', 'closed'],
    ['opened', 'open', 'opened'],
    ['opened', 'close', 'closing'],
    ['opened', 'settle', 'opened'],
    ['opened', 'leave', 'closed'],
    ['closing', 'open', 'closing'],
    ['closing', 'close', 'closing'],
    ['closing', 'settle', 'closed'],
    ['closing', 'leave', 'closed'],
  ])('%s, asked to %s, is %s', (from, request, to) => {
    const seen: ZoomState[] = [];
    const machine = createZoomMachine((state) => seen.push(state));
    for (const step of paths[from]) machine.ask(step);
    expect(machine.get()).toBe(from);
    seen.length = 0;
    expect(machine.ask(request)).toBe(from !== to);
    expect(machine.get()).toBe(to);
    expect(seen).toEqual(from === to ? [] : [to]);
  });

  test('every change is an event on the image', () => {
    const events: string[] = [];
    const machine = createZoomMachine((state) => events.push(zoomEvents[state]));
    for (const request of ['open', 'open', 'settle', 'close', 'open', 'settle'] as const) machine.ask(request);
    expect(events).toEqual(['open', 'opened', 'close', 'closed']);
  });
});
