import type { ReactNode } from 'react';
import './FileTree.css';

/**
 * Shows a nested list of file names as a tree; an entry with a list below it is a folder. A bold name is highlighted, emphasised text is a
 * remark: `- **index.ts** *the entry*`.
 *
 * @example
 * <FileTree>
 *
 * - src
 *   - **index.ts** *the entry*
 * - package.json
 *
 * </FileTree>
 */
export const FileTree = ({ children }: { children: ReactNode }) => <div className="folia-file-tree">{children}</div>;
