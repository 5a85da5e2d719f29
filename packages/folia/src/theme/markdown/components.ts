import type { AnyComponent } from '../../client';
import { Badge } from './Badge/Badge';
import { Button } from './Button/Button';
import { Card, LinkCard, NextSteps, Step } from './Card/Card';
import { FileTree } from './FileTree/FileTree';
import { OverviewMark } from './Overview/OverviewMark';
import { PackageManagerTabs } from './PackageManagerTabs/PackageManagerTabs';
import { SourceCode } from './SourceCode/SourceCode';
import { Steps } from './Steps/Steps';
import { Tab, Tabs } from './Tabs/Tabs';
import { Toc } from './Toc/Toc';

/** Components that authors use in `.mdx` without an import. Rendered at build time: the browser gets `components.browser.ts` instead. */
export const markdownComponents: Record<string, AnyComponent> = {
  Badge,
  Button,
  Card,
  FileTree,
  LinkCard,
  NextSteps,
  Overview: OverviewMark,
  PackageManagerTabs,
  SourceCode,
  Step,
  Steps,
  Tab,
  Tabs,
  Toc,
};
