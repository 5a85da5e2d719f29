import type { ReactNode } from 'react';

/** What the hero can be given (LD-02). */
export interface LandingHeroProps {
  title?: string;
  subTitle?: string;
  description?: string;
  /** Address of the picture, base included. */
  logoUrl?: string;
  getStartedButtonText?: string;
  learnMoreButtonText?: string;
  /** Stars that come to the pointer. @default false */
  showStars?: boolean;
  /** A blurred oval behind the logo. @default true */
  showOvalBg?: boolean;
  /** Where the buttons lead, base included; they are links (AX-10). */
  getStartedHref?: string;
  learnMoreHref?: string;
  /** Called before the link is followed. */
  onClickGetStarted?: () => void;
  onClickLearnMore?: () => void;
  /** Stands below the buttons. */
  children?: ReactNode;
}

/** Values of a hero that is given none (LD-03): it is shared with the bundler's site, whose they are (C-12). */
export const heroDefaults = {
  title: 'Rspack',
  subTitle: 'The fast Rust-based web bundler',
  description: 'Seamlessly replace webpack with compatible API',
  logoUrl: '/family/rspack.svg',
  getStartedButtonText: 'Get Started',
  learnMoreButtonText: 'Learn More',
  showStars: false,
  showOvalBg: true,
  getStartedHref: '/guide/start/',
  learnMoreHref: '/guide/start/quick-start',
} satisfies LandingHeroProps;
