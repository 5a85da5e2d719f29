import { describe, expect, test } from '@rstest/core';
import { parseArguments } from './arguments';

describe('parseArguments', () => {
  const accepted: [string, string, object][] = [
    ['dev', 'dev', {}],
    ['dev --port 4000 --host', 'dev', { port: 4000, host: '0.0.0.0' }],
    ['dev --port=0 --host docs.local --base /x/', 'dev', { port: 0, host: 'docs.local', base: '/x/' }],
    ['build --out 123 --compress --base docs', 'build', { out: '123', compress: true, base: 'docs' }],
    ['build --no-compress', 'build', { compress: false }],
    ['preview --out dist', 'preview', { out: 'dist' }],
    ['check', 'check', {}],
    ['i18n sync --pages guide/a,guide/b', 'i18n sync', { pages: 'guide/a,guide/b' }],
    ['migrate old --to new', 'migrate', { folder: 'old', to: 'new' }],
    ['migrate --to new', 'migrate', { to: 'new' }],
  ];
  for (const [line, command, options] of accepted) {
    test(`folia ${line}`, () => {
      expect(parseArguments(line.split(' '))).toEqual({
        kind: 'run',
        command: expect.objectContaining({ name: command }),
        options,
      });
    });
  }

  const refused: [string, string, string][] = [
    ['', 'No command given.', '--help'],
    ['biuld', 'Unknown command "biuld".', 'Did you mean "build"?'],
    ['publish', 'Unknown command "publish".', '--help'],
    ['build --port 3', '"folia build" has no option --port.', '--help'],
    ['dev --prot 3', '"folia dev" has no option --prot.', 'Did you mean --port?'],
    ['dev -x', '"folia dev" has no option -x.', '--help'],
    ['dev --port abc', '--port is not a number', 'dev --help'],
    ['dev --port 3.5', '--port is not an integer', 'dev --help'],
    ['dev --port', '--port is not a number', 'dev --help'],
    ['dev --port 65536', '--port must be between 0 and 65535', 'dev --help'],
    ['dev --port 1 --port 2', '--port is given twice.', 'dev --help'],
    ['build --base', 'A value for --base is required', 'build --help'],
    ['build --base https://x.org/', '--base is not a path such as "/docs/".', 'build --help'],
    ['i18n', '"folia i18n" needs a subcommand.', 'folia i18n sync'],
    ['search serve', 'Unknown command "search".', 'Did you mean "folia-search"?'],
    ['translated', 'Unknown command "translated".', 'Did you mean "i18n sync"?'],
    ['migrate old older --to new', 'Unexpected "older".', 'one folder'],
    ['build docs', 'Unexpected "docs".', 'folia.config.ts'],
    ['build -- docs', 'Unexpected "docs".', 'folia.config.ts'],
  ];
  for (const [line, message, hint] of refused) {
    test(`folia ${line} is refused`, () => {
      const request = parseArguments(line.split(' ').filter(Boolean));
      expect(request).toMatchObject({ kind: 'refused', message });
      expect(request.kind === 'refused' && request.hint).toContain(hint);
    });
  }

  test('help and version go before everything else', () => {
    const kinds = [['--help'], ['-h'], ['build', '--help'], ['biuld', '--help'], ['--version'], ['-v']];
    expect(kinds.map((line) => parseArguments(line).kind)).toEqual([
      'help',
      'help',
      'help',
      'help',
      'version',
      'version',
    ]);
  });
});
