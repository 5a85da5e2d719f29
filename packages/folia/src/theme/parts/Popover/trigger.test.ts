import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { popoverEnterDelay } from '../../../shared/constants';
import { createTrigger, type Trigger, type TriggerKind } from './trigger';

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

type Step = [does: (trigger: Trigger) => unknown, open: boolean] | number;

/** Runs the steps; a number lets that many milliseconds pass. */
function play(on: TriggerKind[], steps: Step[], delays: { enterDelay?: number } = {}): [boolean[], boolean[]] {
  let open = false;
  const set = (next: boolean) => {
    open = next;
  };
  const trigger = createTrigger({ on, ...delays, isOpen: () => open, set });
  const seen: boolean[] = [];
  const wanted: boolean[] = [];
  for (const step of steps) {
    if (typeof step === 'number') rs.advanceTimersByTime(step);
    else {
      step[0](trigger);
      seen.push(open);
      wanted.push(step[1]);
    }
  }
  return [seen, wanted];
}

const look = () => {};
const enter = (trigger: Trigger) => trigger.enter();
const leave = (trigger: Trigger) => trigger.leave();
const click = (trigger: Trigger) => trigger.press('pointer');
const key = (trigger: Trigger) => trigger.press('key');
const focus = (trigger: Trigger) => trigger.focus();
const blur = (trigger: Trigger) => trigger.blur();
const menu = (trigger: Trigger) => trigger.contextMenu();
const dismiss = (trigger: Trigger) => trigger.close();

const wait = popoverEnterDelay;

describe('when a popover opens and closes', requirement('RZ-08'), () => {
  test.each<[string, TriggerKind[], Step[], number?]>([
    [
      'hover without a delay: at once; closes after 0.1 s',
      ['hover'],
      [[enter, true], [leave, true], 99, [look, true], 1, [look, false]],
    ],
    ['hover with 0.1 s', ['hover'], [[enter, false], 99, [look, false], 1, [look, true]], wait],
    [
      'passing over in less than 0.1 s opens nothing',
      ['hover'],
      [[enter, false], 99, [leave, false], 500, [look, false]],
      wait,
    ],
    [
      'leaving and returning within 0.1 s keeps it open',
      ['hover'],
      [[enter, true], [leave, true], 99, [enter, true], 500, [look, true]],
    ],
    [
      'Escape closes a hovered one, and it stays closed',
      ['hover'],
      [[enter, true], [dismiss, false], 500, [look, false]],
    ],
    ['Escape before it opens', ['hover'], [[enter, false], [dismiss, false], 500, [look, false]], wait],
    ['hover: focus does nothing', ['hover'], [[focus, false]]],
    [
      'hover: a click in the middle of the wait opens at once',
      ['hover'],
      [[enter, false], 50, [click, true], 500, [look, true]],
      wait,
    ],
    [
      'hover: the click that follows leaves it open, the next one closes',
      ['hover'],
      [
        [enter, true],
        [click, true],
        [click, false],
      ],
    ],
    [
      'hover: a tap opens, the next one closes',
      ['hover'],
      [
        [click, true],
        [click, false],
      ],
    ],
    [
      'hover: a key opens and closes',
      ['hover'],
      [
        [key, true],
        [key, false],
      ],
    ],
    [
      'hover: a key closes what hovering opened',
      ['hover'],
      [
        [enter, true],
        [key, false],
      ],
    ],
    [
      'click opens and closes',
      ['click'],
      [
        [click, true],
        [click, false],
        [key, true],
        [key, false],
      ],
    ],
    ['click: hovering and focus do nothing', ['click'], [[enter, false], [focus, false], 500, [look, false]]],
    ['click: leaving does not close', ['click'], [[click, true], [leave, true], 500, [look, true]]],
    [
      'focus opens, blur closes',
      ['focus'],
      [
        [focus, true],
        [blur, false],
      ],
    ],
    [
      'focus: a click does nothing',
      ['focus'],
      [
        [click, false],
        [focus, true],
        [click, true],
      ],
    ],
    [
      'focus: Escape closes',
      ['focus'],
      [
        [focus, true],
        [dismiss, false],
      ],
    ],
    [
      'context menu opens and closes',
      ['contextmenu'],
      [
        [menu, true],
        [menu, false],
      ],
    ],
    ['context menu: a click does nothing', ['contextmenu'], [[click, false]]],
    ['click: the context menu does nothing', ['click'], [[menu, false]]],
    [
      'a list: focus by a press does not close it again',
      ['focus', 'click'],
      [
        [focus, true],
        [click, true],
        [click, false],
      ],
    ],
    ['a list: hover and context menu', ['hover', 'contextmenu'], [[menu, true], [leave, true], 100, [look, false]]],
    [
      'a leaving that no opening followed is forgotten',
      ['hover', 'click'],
      [[enter, true], [leave, true], 50, [dismiss, false], [click, true], 500, [look, true]],
    ],
  ])('%s', (_title, on, steps, enterDelay) => {
    const [seen, wanted] = play(on, steps, enterDelay === undefined ? {} : { enterDelay });
    expect(seen).toEqual(wanted);
  });
});

test('only a trigger that uses the context menu keeps the browser’s away', () => {
  const inert = { isOpen: () => false, set: () => {} };
  expect(createTrigger({ on: ['contextmenu'], ...inert }).contextMenu()).toBe(true);
  expect(createTrigger({ on: ['hover'], ...inert }).contextMenu()).toBe(false);
});
