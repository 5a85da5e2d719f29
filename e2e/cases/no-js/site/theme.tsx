import { defineTheme } from 'folia/client';
import { Banner, defaultTheme } from 'folia/theme';

export default defineTheme(defaultTheme, { slots: { beforeNav: Banner } });
