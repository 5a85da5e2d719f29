import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/content.css';
import './styles/content-elements.css';
import './styles/content-tables.css';
import './styles/callout.css';
import './styles/code.css';
import './styles/code-states.css';
import './styles/code-colours.css';
import './styles/page-line.css';
import type { ComponentType } from 'react';
import { languages } from '#languages';
import { markdownComponents } from '#markdown-components';
import type { Layout, ThemeContract } from '../client';
import { DocLayout } from './layouts/DocLayout/DocLayout';
import { Article } from './parts/Article/Article';
import { EditLink } from './parts/EditLink/EditLink';
import { Footer } from './parts/Footer/Footer';
import { AppearanceSwitch } from './parts/Header/AppearanceSwitch';
import { Header } from './parts/Header/Header';
import { LanguageMenu } from './parts/Header/LanguageMenu';
import { Logo } from './parts/Header/Logo';
import { NavLinks } from './parts/Header/NavLinks';
import { Outline } from './parts/Outline/Outline';
import { PageFooter } from './parts/PageFooter/PageFooter';
import { PrevNext } from './parts/PrevNext/PrevNext';
import { SearchButton } from './parts/Search/SearchButton';
import { Sidebar } from './parts/Sidebar/Sidebar';
import './styles/print.css';

export { BlankLayout } from './layouts/BlankLayout';
export { CustomLayout } from './layouts/CustomLayout';
export { HomeLayout } from './layouts/HomeLayout/HomeLayout';
export { NotFoundLayout } from './layouts/NotFoundLayout';
export { Overview } from './layouts/Overview/Overview';
export { PostList } from './layouts/PostList/PostList';
export { Shell } from './layouts/Shell';
export { Badge } from './markdown/Badge/Badge';
export { Button } from './markdown/Button/Button';
export { Card, LinkCard, NextSteps, Step } from './markdown/Card/Card';
export { FileTree } from './markdown/FileTree/FileTree';
export { PackageManagerTabs } from './markdown/PackageManagerTabs/PackageManagerTabs';
export { SourceCode } from './markdown/SourceCode/SourceCode';
export { Steps } from './markdown/Steps/Steps';
export { Tab, Tabs } from './markdown/Tabs/Tabs';
export { Toc } from './markdown/Toc/Toc';
export { Banner } from './parts/Banner/Banner';
export { Icon, type IconName } from './parts/Icon/Icon';
export { NotFound } from './parts/NotFound/NotFound';
export { Popover, type PopoverProps } from './parts/Popover/Popover';
export { ProductMenu } from './parts/ProductMenu/ProductMenu';
export type { ProductMenuProps } from './parts/ProductMenu/product-menu-props';
export { useTooltips } from './parts/Tooltip/use-tooltips';
export {
  AppearanceSwitch,
  Article,
  DocLayout,
  EditLink,
  Footer,
  Header,
  LanguageMenu,
  Logo,
  NavLinks,
  Outline,
  PageFooter,
  PrevNext,
  SearchButton,
  Sidebar,
};

/** Few pages have such a layout: the others do not load its code. */
const lazy = (load: () => Promise<ComponentType>): Layout => ({ load: async () => ({ default: await load() }) });

/** The theme of a site without a `theme.tsx`; a site extends it with `defineTheme` of `folia/client`. */
export const defaultTheme: ThemeContract = {
  layouts: {
    doc: DocLayout,
    overview: lazy(async () => (await import('./layouts/Overview/Overview')).Overview),
    posts: lazy(async () => (await import('./layouts/PostList/PostList')).PostList),
    feedback: lazy(async () => (await import('./parts/Feedback/Feedback')).Feedback),
    home: lazy(async () => (await import('./layouts/HomeLayout/HomeLayout')).HomeLayout),
    notFound: lazy(async () => (await import('./layouts/NotFoundLayout')).NotFoundLayout),
    custom: lazy(async () => (await import('./layouts/CustomLayout')).CustomLayout),
    blank: lazy(async () => (await import('./layouts/BlankLayout')).BlankLayout),
  },
  parts: {
    Header,
    Logo,
    NavLinks,
    SearchButton,
    LanguageMenu,
    AppearanceSwitch,
    Sidebar,
    Article,
    Outline,
    PageFooter,
    EditLink,
    PrevNext,
    Footer,
  },
  slots: {},
  markdown: markdownComponents,
  strings: languages,
};

export default defaultTheme;
