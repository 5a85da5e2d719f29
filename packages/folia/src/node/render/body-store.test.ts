import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSpool, readBody } from './body-store';

test('bodies come back as they were, in any order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-spool-'));
  const spool = createSpool(join(folder, 'a', 'bodies'));
  const bodies = ['<p>one</p>', '<p>二 🙂</p>', ''].map((body) => ({
    body,
    islands: [{ use: 'a#A', props: { n: 1 } }],
    sections: [],
  }));
  const refs = bodies.map((body) => spool.append(body));
  spool.close();
  expect(refs.toReversed().map(readBody)).toEqual(bodies.toReversed());
  rmSync(folder, { recursive: true });
});

test('a cut file is an error, not half a body', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-spool-'));
  const spool = createSpool(join(folder, 'bodies'));
  const ref = spool.append({ body: 'x', islands: [], sections: [] });
  spool.close();
  expect(() => readBody({ ...ref, length: ref.length + 1 })).toThrow('ends too early');
  rmSync(folder, { recursive: true });
});
