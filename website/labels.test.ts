import { expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import config from './folia.config';

test('the label table', requirement('SF-16'), () => {
  expect(config.labels).toEqual({
    introduction: { en: 'Introduction', zh: '介绍' },
    quickStart: { en: 'Quick Start', zh: '快速上手' },
    subtitle: { en: 'The Rsbuild-based Library Build Tool', zh: '基于 Rsbuild 的库构建工具' },
    slogan: {
      en: 'Leverage the knowledge and ecosystem of webpack and Rspack',
      zh: '复用 webpack 和 Rspack 的知识和生态',
    },
    toolStackTitle: { en: 'Tool Stack', zh: '工具栈' },
    toolStackDesc: {
      en: 'High-performance tool stack built around Rspack to boost modern web development',
      zh: '围绕 Rspack 打造的高性能工具栈，助力现代 Web 开发',
    },
  });
});
