import { type Parts, useDocs } from '../../client';

/** The parts of the theme that is in use: a site may have replaced any of them. */
export const useParts = (): Parts => useDocs().theme.parts;
