import type { ReactNode } from 'react';
import styles from './note.module.less';

export interface NoteProps {
  title: string;
  children?: ReactNode;
}

export const Note = ({ title, children }: NoteProps): ReactNode => (
  <aside className={styles.note}>
    <strong>{title}</strong>
    {children}
  </aside>
);
