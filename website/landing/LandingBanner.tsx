/** The announcement stands on the landing page only; its code comes with it. */
export { Banner as default } from 'folia/theme';
