import type { ReactNode } from 'react';
import './FileTree.css';

/**
 * Shows a nested list of file names as a tree; an entry with a list below it is a folder. A bold name is highlighted, emphasised text is a
 * remark: `- **index.ts** *the entry*`.
 */
export const FileTree = ({ children }: { children: ReactNode }) => <div className="folia-file-tree">{children}</div>;
