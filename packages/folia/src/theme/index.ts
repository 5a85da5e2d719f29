import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/content.css';
import './styles/callout.css';
import './styles/code.css';
import type { Layout, ThemeContract } from '../client';
import { BlankLayout } from './layouts/BlankLayout';
import { CustomLayout } from './layouts/CustomLayout';
import { DocLayout } from './layouts/DocLayout/DocLayout';
import { NotFoundLayout } from './layouts/NotFoundLayout';
import { Article } from './parts/Article/Article';
import { Footer } from './parts/Footer/Footer';
import { AppearanceSwitch } from './parts/Header/AppearanceSwitch';
import { Header } from './parts/Header/Header';
import { LanguageMenu } from './parts/Header/LanguageMenu';
import { NotFound } from './parts/NotFound/NotFound';
import { Outline } from './parts/Outline/Outline';
import { PageFooter } from './parts/PageFooter/PageFooter';
import { Sidebar } from './parts/Sidebar/Sidebar';
import { writersComponents } from '#writers';
import { en } from './strings/en';
import { zh } from './strings/zh';
import './styles/print.css';

export { useHref } from './hooks/use-href';
export { Frame } from './layouts/Frame';
export { Icon, type IconName } from './parts/Icon/Icon';
export { HomeLayout } from './layouts/HomeLayout/HomeLayout';
export { Badge } from './markdown/Badge/Badge';
export { Button } from './markdown/Button/Button';
export { Card, LinkCard, NextSteps, Step } from './markdown/Card/Card';
export { FileTree } from './markdown/FileTree/FileTree';
export { PackageManagerTabs } from './markdown/PackageManagerTabs/PackageManagerTabs';
export { SourceCode } from './markdown/SourceCode/SourceCode';
export { Steps } from './markdown/Steps/Steps';
export { Tab, Tabs } from './markdown/Tabs/Tabs';
export {
  AppearanceSwitch,
  Article,
  BlankLayout,
  CustomLayout,
  DocLayout,
  Footer,
  Header,
  LanguageMenu,
  NotFound,
  NotFoundLayout,
  Outline,
  PageFooter,
  Sidebar,
};

/** Few pages are home pages; the others do not load its code. */
const home: Layout = {
  load: async () => ({ default: (await import('./layouts/HomeLayout/HomeLayout')).HomeLayout }),
};

/** The look a site gets when it says nothing, and what it extends with `defineTheme`. */
export const defaultTheme: ThemeContract = {
  layouts: { doc: DocLayout, home, notFound: NotFoundLayout, custom: CustomLayout, blank: BlankLayout },
  parts: { Header, Sidebar, Article, Outline, PageFooter, Footer, LanguageMenu, AppearanceSwitch, NotFound },
  slots: {},
  markdown: writersComponents,
  strings: { en, zh },
};

export default defaultTheme;
