import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createBodyStore, readBody } from './body-store';

test('bodies come back as they were, in any order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-bodyStore-'));
  const bodyStore = createBodyStore(join(folder, 'a', 'bodies'));
  const bodies = ['<p>one</p>', '<p>二 🙂</p>', ''].map((body) => ({
    body,
    islands: [{ use: 'a#A', props: { n: 1 } }],
    sections: [],
  }));
  const refs = bodies.map((body) => bodyStore.append(body));
  bodyStore.close();
  expect(refs.toReversed().map(readBody)).toEqual(bodies.toReversed());
  rmSync(folder, { recursive: true });
});

test('a cut file is an error, not half a body', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-bodyStore-'));
  const bodyStore = createBodyStore(join(folder, 'bodies'));
  const ref = bodyStore.append({ body: 'x', islands: [], sections: [] });
  bodyStore.close();
  expect(() => readBody({ ...ref, length: ref.length + 1 })).toThrow('ends too early');
  rmSync(folder, { recursive: true });
});
