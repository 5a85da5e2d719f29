/** The announcement, for the landing page only. */
export { Banner as default } from 'folia/theme';
