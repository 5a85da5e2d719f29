import { describe, expect, test } from '@rstest/core';
import { parseArguments } from './arguments';

const parse = (line: string) => parseArguments(line.split(' ').filter(Boolean));

describe('arguments of folia-search', () => {
  test('export', () =>
    expect(parse('export --engine groonga --index a')).toEqual({
      kind: 'export',
      options: { engine: 'groonga', index: 'a' },
    }));

  test('serve', () =>
    expect(parse('serve --url http://x --origin https://a,https://b --proxy --port 0')).toEqual({
      kind: 'serve',
      options: { url: 'http://x', origin: 'https://a,https://b', proxy: true, port: 0 },
    }));

  const invalid: [line: string, message: string][] = [
    ['', 'No command given.'],
    ['import', 'Unknown command "import".'],
    ['export --url http://x', "Unknown option '--url'"],
    ['export docs', 'Unexpected argument'],
    ['serve --engine', "'--engine <value>' argument missing"],
    ['serve --proxy yes', 'Unexpected argument'],
    ['serve --port abc', '--port is not a port: "abc".'],
    ['serve --port 65536', '--port is not a port: "65536".'],
  ];
  for (const [line, message] of invalid)
    test(`folia-search ${line} is refused`, () =>
      expect(parse(line)).toEqual({ kind: 'invalid', message: expect.stringContaining(message) }));

  test('--help comes before everything else', () =>
    expect(['--help', '-h', 'export --help', 'import --help'].map((line) => parse(line).kind)).toEqual(
      Array.from({ length: 4 }, () => 'help'),
    ));
});
