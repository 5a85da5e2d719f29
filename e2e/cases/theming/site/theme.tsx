import { defineTheme } from 'folia/client';
import defaultTheme from 'folia/theme';
import { OwnFooter } from './components/OwnFooter';
import { slots } from './components/slots';
import { Badge } from './markdown/Badge';
import { Benchmark } from './markdown/Benchmark';

export default defineTheme(defaultTheme, {
  slots,
  parts: { Footer: OwnFooter },
  markdown: { Badge, Benchmark },
  layouts: { custom: () => import('./layouts/Wide') },
  strings: { eo: () => import('./strings/eo'), en: { nextPage: 'Read on' } },
});
