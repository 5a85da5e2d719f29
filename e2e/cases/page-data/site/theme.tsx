import { defineTheme } from 'folia/client';
import defaultTheme from 'folia/theme';
import { Facts } from './components/Facts';

export default defineTheme(defaultTheme, { slots: { global: Facts } });
