import { defineTheme } from 'folia/client';
import defaultTheme from 'folia/theme';
import { Label } from './components/Label';
import { Note } from './components/Note';
import './site.css';

export default defineTheme(defaultTheme, { slots: { beforeDoc: Note, afterDoc: Label } });
