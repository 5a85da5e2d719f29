import { defineTheme } from 'folia/client';
import defaultTheme from 'folia/theme';
import { Note } from './components/Note';
import './site.css';

export default defineTheme(defaultTheme, { slots: { beforeDoc: Note } });
