import { createContext } from 'react';
import type { AppContext } from './app-context';

/** Given by `App`, and by the server while it renders a body. */
export const AppReactContext = createContext<AppContext | null>(null);
