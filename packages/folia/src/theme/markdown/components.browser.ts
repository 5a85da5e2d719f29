import type { AnyComponent } from '../../client';
import './Badge/Badge.css';
import './Button/Button.css';
import './Card/Card.css';
import './FileTree/FileTree.css';
import './SourceCode/SourceCode.css';
import './Steps/Steps.css';
import './Tabs/Tabs.css';
import './Toc/Toc.css';

/** The styles of the authors' components without their code: an article is never rendered in the browser. Chosen by the `browser` condition. */
export const markdownComponents: Record<string, AnyComponent> = {};
