import { type Parts, useAppContext } from '../../client';

/** The parts of the theme that is in use: a site may have replaced any of them. */
export const useParts = (): Parts => useAppContext().theme.parts;
