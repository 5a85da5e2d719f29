import { createContext } from 'react';
import type { Docs } from './app-context';

/** Given by `App`, and by the server while it draws a body. */
export const DocsContext = createContext<Docs | null>(null);
