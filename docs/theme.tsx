import { defineTheme } from 'folia/client';
import { defaultTheme } from 'folia/theme';
import { EditLink } from './examples/EditLink';
import { ReportLink } from './examples/ReportLink';

export default defineTheme(defaultTheme, {
  slots: { beforeDocFooter: ReportLink },
  parts: { EditLink },
  layouts: { custom: () => import('./examples/PosterLayout') },
});
