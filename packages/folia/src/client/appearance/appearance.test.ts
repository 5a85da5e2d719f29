import { describe, expect, test } from '@rstest/core';
import { appearanceKey, createStorage } from '../app/storage';
import { createPrePaint } from '../bootstrap/pre-paint';
import { type AppearanceHost, type Choice, createAppearance, nextChoice } from './appearance';

interface FakeHost extends AppearanceHost {
  applied: boolean[];
  system(dark: boolean): void;
  otherTab(value: string): void;
}

function fakeHost(stored: string | null, systemDark: boolean, blocked = false): FakeHost {
  const state = { stored, systemDark, onSystem: () => {}, onStorage: (_key: string | null) => {} };
  const source = {
    getItem: () => state.stored,
    setItem: (_key: string, value: string) => {
      state.stored = value;
    },
  };
  const applied: boolean[] = [];
  return {
    storage: createStorage(() => {
      if (blocked) throw new Error('blocked');
      return source;
    }),
    media: {
      get matches() {
        return state.systemDark;
      },
      addEventListener: (_type, changed) => Object.assign(state, { onSystem: changed }),
    },
    watchStorage: (changed) => Object.assign(state, { onStorage: changed }),
    apply: (dark) => applied.push(dark),
    applied,
    system(dark) {
      state.systemDark = dark;
      state.onSystem();
    },
    otherTab(value) {
      state.stored = value;
      state.onStorage(appearanceKey);
    },
  };
}

const rules = { base: '/', locales: ['en'], defaultLocale: 'en', versions: [], defaultVersion: '' };

const table: [stored: string | null, systemDark: boolean, dark: boolean][] = [
  [null, false, false],
  [null, true, true],
  ['auto', true, true],
  ['light', true, false],
  ['dark', false, true],
  ['purple', true, true],
  ['purple', false, false],
];

describe('appearance', () => {
  test.each(table)('stored %s, system dark %s → dark %s', (stored, systemDark, dark) => {
    expect(createAppearance(fakeHost(stored, systemDark)).get().dark).toBe(dark);
  });

  test('auto follows the system live; an explicit choice does not', () => {
    const host = fakeHost(null, false);
    const appearance = createAppearance(host);
    host.system(true);
    appearance.set('light');
    host.system(false);
    host.system(true);
    expect(host.applied).toEqual([true, false]);
    expect(appearance.get()).toEqual({ choice: 'light', dark: false });
  });

  test('a choice is stored, and other tabs follow', () => {
    const host = fakeHost(null, false);
    const appearance = createAppearance(host);
    appearance.set('dark');
    expect(host.storage.read(appearanceKey)).toBe('dark');
    host.otherTab('light');
    expect(appearance.get().dark).toBe(false);
  });

  test('blocked storage does not break switching', () => {
    const appearance = createAppearance(fakeHost('dark', false, true));
    expect(appearance.get().dark).toBe(false);
    appearance.set('dark');
    expect(appearance.get().dark).toBe(true);
  });

  test('without a host it is always light', () => {
    const appearance = createAppearance(null);
    appearance.set('dark');
    expect(appearance.get()).toEqual({ choice: 'light', dark: false });
  });
});

describe('a switch with three states', () => {
  test.each<[Choice, boolean, Choice]>([
    ['auto', false, 'dark'],
    ['dark', false, 'light'],
    ['light', false, 'auto'],
    ['auto', true, 'light'],
    ['light', true, 'dark'],
    ['dark', true, 'auto'],
  ])('%s, system dark %s → %s', (choice, systemDark, expected) =>
    expect(nextChoice(choice, systemDark)).toBe(expected),
  );

  test('two presses switch there and back, and each choice is stored', () => {
    const host = fakeHost(null, false);
    const appearance = createAppearance(host);
    const stored = [1, 2, 3].map(() => {
      appearance.set(appearance.next());
      return host.storage.read(appearanceKey);
    });
    expect(stored).toEqual(['dark', 'light', 'auto']);
    expect(host.applied).toEqual([true, false]);
  });
});

/** Runs the inline script against a fake document. */
function paint(source: string, { stored, systemDark }: { stored: () => string | null; systemDark: boolean }) {
  const classes = new Set<string>();
  const classList = {
    toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
  };
  const documentElement = { classList, style: { colorScheme: '' }, setAttribute: () => undefined };
  const run = new Function('document', 'localStorage', 'matchMedia', 'location', source);
  run(
    { documentElement },
    { getItem: (key: string) => (key === appearanceKey ? stored() : null) },
    () => ({
      matches: systemDark,
    }),
    { pathname: '/', search: '' },
  );
  return { classes: [...classes], colorScheme: documentElement.style.colorScheme };
}

describe('the script before the first paint', () => {
  test.each(table)('agrees with the store: stored %s, system dark %s → dark %s', (stored, systemDark, dark) => {
    const painted = paint(createPrePaint({ darkMode: true, rules, localeRedirect: 'never', locales: [] }), {
      stored: () => stored,
      systemDark,
    });
    expect(painted).toEqual(dark ? { classes: ['dark'], colorScheme: 'dark' } : { classes: [], colorScheme: 'light' });
  });

  test('survives blocked storage', () => {
    const stored = () => {
      throw new Error('blocked');
    };
    expect(
      paint(createPrePaint({ darkMode: true, rules, localeRedirect: 'never', locales: [] }), {
        stored,
        systemDark: true,
      }).classes,
    ).toEqual(['dark']);
  });

  test('stays light when dark mode is off', () => {
    const painted = paint(createPrePaint({ darkMode: false, rules, localeRedirect: 'never', locales: [] }), {
      stored: () => 'dark',
      systemDark: true,
    });
    expect(painted).toEqual({ classes: [], colorScheme: '' });
  });
});
