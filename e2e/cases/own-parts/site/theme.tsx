import { defineTheme } from 'folia/client';
import { defaultTheme } from 'folia/theme';
import type { ComponentType } from 'react';
import { OwnBanner } from './components/OwnBanner';
import { Breadcrumb, EditLink, Logo, NavLinks, PrevNext } from './components/parts';
import { SearchButton } from './components/SearchButton';
import { Trail } from './components/Trail';

declare module 'folia/client' {
  interface Parts {
    /** A part of this theme's own. */
    Breadcrumb?: ComponentType;
  }
}

export default defineTheme(defaultTheme, {
  slots: { top: OwnBanner, beforeDoc: Trail },
  parts: { SearchButton, Logo, NavLinks, PrevNext, EditLink, Breadcrumb },
});
