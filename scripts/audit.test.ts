import { expect, test } from '@rstest/core';
import { judgeAudit, licenceReport } from './audit.mjs';

const audit = (vulnerabilities: object) => judgeAudit(JSON.stringify({ vulnerabilities }));

test('a vulnerability of moderate severity or worse fails', () => {
  expect(audit({})).toEqual({ ok: true, lines: ['audit: no known vulnerability'] });
  expect(audit({ a: { severity: 'low', range: '<1' } }).ok).toBe(true);
  for (const severity of ['moderate', 'high', 'critical'])
    expect(audit({ a: { severity, range: '<1' } })).toEqual({ ok: false, lines: [`audit: a <1 (${severity})`] });
});

test('a registry without audits is reported as the reason', () => {
  expect(judgeAudit('{"message":"405 Method Not Allowed - POST","error":{"summary":""}}')).toEqual({
    ok: true,
    lines: ['audit skipped: 405 Method Not Allowed - POST'],
  });
});

test('licences are counted', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': {},
    'node_modules/c': { link: true },
  };
  expect(licenceReport(packages)).toEqual(['licence: MIT, 1 packages', 'licence: not stated, 1 packages']);
});
