import { defineTheme } from 'folia/client';
import { defaultTheme } from 'folia/theme';
import { AllHits } from './components/AllHits';

/** Beside the search of the default theme there is a list of all hits. */
export default defineTheme(defaultTheme, { slots: { top: AllHits } });
