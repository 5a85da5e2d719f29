import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/content.css';
import './styles/code.css';
import type { ThemeContract } from '../client';
import { BlankLayout } from './layouts/BlankLayout';
import { CustomLayout } from './layouts/CustomLayout';
import { DocLayout } from './layouts/DocLayout/DocLayout';
import { HomeLayout } from './layouts/HomeLayout/HomeLayout';
import { NotFoundLayout } from './layouts/NotFoundLayout';
import { Badge } from './markdown/Badge/Badge';
import { Button } from './markdown/Button/Button';
import { Card, LinkCard, NextSteps, Step } from './markdown/Card/Card';
import { FileTree } from './markdown/FileTree/FileTree';
import { PackageManagerTabs } from './markdown/PackageManagerTabs/PackageManagerTabs';
import { SourceCode } from './markdown/SourceCode/SourceCode';
import { Steps } from './markdown/Steps/Steps';
import { Tab, Tabs } from './markdown/Tabs/Tabs';
import { Article } from './parts/Article/Article';
import { Footer } from './parts/Footer/Footer';
import { AppearanceSwitch } from './parts/Header/AppearanceSwitch';
import { Header } from './parts/Header/Header';
import { LanguageMenu } from './parts/Header/LanguageMenu';
import { NotFound } from './parts/NotFound/NotFound';
import { Outline } from './parts/Outline/Outline';
import { PageFooter } from './parts/PageFooter/PageFooter';
import { Sidebar } from './parts/Sidebar/Sidebar';
import { en } from './strings/en';
import { zh } from './strings/zh';
import './styles/print.css';

export { useHref } from './hooks/use-href';
export { Frame } from './layouts/Frame';
export { Icon, type IconName } from './parts/Icon/Icon';
export {
  AppearanceSwitch,
  Article,
  Badge,
  BlankLayout,
  Button,
  Card,
  CustomLayout,
  DocLayout,
  FileTree,
  Footer,
  Header,
  HomeLayout,
  LanguageMenu,
  LinkCard,
  NextSteps,
  NotFound,
  NotFoundLayout,
  Outline,
  PackageManagerTabs,
  PageFooter,
  Sidebar,
  SourceCode,
  Step,
  Steps,
  Tab,
  Tabs,
};

/** The look a site gets when it says nothing, and what it extends with `defineTheme`. */
export const defaultTheme: ThemeContract = {
  layouts: { doc: DocLayout, home: HomeLayout, notFound: NotFoundLayout, custom: CustomLayout, blank: BlankLayout },
  parts: { Header, Sidebar, Article, Outline, PageFooter, Footer, LanguageMenu, AppearanceSwitch, NotFound },
  slots: {},
  markdown: {
    Badge,
    Button,
    Card,
    FileTree,
    LinkCard,
    NextSteps,
    PackageManagerTabs,
    SourceCode,
    Step,
    Steps,
    Tab,
    Tabs,
  },
  strings: { en, zh },
};

export default defaultTheme;
