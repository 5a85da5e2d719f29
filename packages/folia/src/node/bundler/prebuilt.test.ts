import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import type { SiteData } from '../../shared/site';
import { getVersion } from '../support/packages';
import { type StockValues, takeStock } from './prebuilt';

// a few of the fields are enough to be told apart
const site = { title: '$& "Lamps" __FOLIA_DRAWINGS__', rules: { base: '/docs/' } } as unknown as SiteData;
const values: StockValues = { site, socialIcons: [], base: '/docs/' };

const react = `${getVersion('react')} ${getVersion('react-dom')}`;

describe('takeStock', () => {
  const state = { from: '', out: '' };
  const take = (more: Partial<StockValues> = {}) => {
    rmSync(state.out, { recursive: true, force: true });
    return takeStock(state.from, { ...values, ...more }, state.out);
  };
  const files = () => readdirSync(join(state.out, 'js')).sort();
  const read = (start: string) => {
    const name = files().find((file) => file.startsWith(start)) ?? '';
    return readFileSync(join(state.out, 'js', name), 'utf8');
  };
  const record = (text: string) => writeFileSync(join(state.from, 'folia-stock.json'), text);
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'folia-stock-'));
    Object.assign(state, { from: join(folder, 'stock'), out: join(folder, 'out') });
    mkdirSync(join(state.from, 'js'), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(state.from, 'js', name), text);
    write('main.aaaaaaaa.js', 'load("/__folia_base__/app.bbbbbbbb.js", "react.cccccccc.js")');
    write('app.bbbbbbbb.js', 'site=__FOLIA_SITE__;socialIcons=__FOLIA_DRAWINGS__');
    write('lazy.dddddddd.js', 'import("app.bbbbbbbb.js")');
    write('react.cccccccc.js', 'react');
    write('server.mjs', 'const site = __FOLIA_SITE__;\n// app.bbbbbbbb.js');
    record(JSON.stringify({ react, result: { scripts: ['js/main.aaaaaaaa.js'], build: 'aaaaaaaa' } }));
  });
  afterEach(() => rmSync(join(state.from, '..'), { recursive: true }));

  test('fills in the data and the base, each once and as it is written', () => {
    take();
    expect(read('app.')).toBe(`site=${JSON.stringify(site)};socialIcons=[]`);
    expect(read('main.')).toContain('load("/docs/app.');
    expect(read('server')).toBe(`const site = ${JSON.stringify(site)};\n// app.bbbbbbbb.js`);
  });
  test('what is filled in, and what names it, gets another name; what is the same for all keeps its own', () => {
    const taken = take();
    const [app = '', lazy = '', main = ''] = files();
    expect(files()).toEqual([app, lazy, main, 'react.cccccccc.js', 'server.mjs']);
    for (const [name, before] of [
      [app, 'app.bbbbbbbb.js'],
      [lazy, 'lazy.dddddddd.js'],
      [main, 'main.aaaaaaaa.js'],
    ] as const) {
      expect(name).not.toBe(before);
      expect(name).toMatch(/^\w+\.[0-9a-f]{8}\.js$/);
    }
    expect(read('main.')).toBe(`load("/docs/${app}", "react.cccccccc.js")`);
    expect(read('lazy.')).toBe(`import("${app}")`);
    expect(taken?.result).toEqual({ scripts: [`js/${main}`], build: main.split('.')[1] });
  });
  test('the same data give the same names, others give others', () => {
    take();
    const names = files();
    take();
    expect(files()).toEqual(names);
    take({ base: '/' });
    expect(files().filter((name) => names.includes(name))).toEqual(['react.cccccccc.js', 'server.mjs']);
  });
  test('a stock made with another React is left alone', () => {
    record(JSON.stringify({ react: '18.0.0 18.0.0', result: {} }));
    expect(take()).toBe(null);
  });
  test('an engine without a stock, or with a broken one, has none', () => {
    record('{');
    expect(take()).toBe(null);
    expect(takeStock(join(state.from, 'nowhere'), values, state.out)).toBe(null);
  });
});
