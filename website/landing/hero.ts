import type { ReactNode } from 'react';

/** Props of the hero. All have defaults: `heroDefaults`. */
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
  /** Addresses of the two links, base included. */
  getStartedHref?: string;
  learnMoreHref?: string;
  /** Called before the link is followed. */
  onClickGetStarted?: () => void;
  onClickLearnMore?: () => void;
  /** Below the two links. */
  children?: ReactNode;
}

/** The defaults are those of the bundler's site, which uses the same hero. */
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
