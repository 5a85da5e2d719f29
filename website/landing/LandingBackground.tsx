import { useSolidHeader } from './use-solid-header';
import './LandingBackground.css';

export interface LandingBackgroundProps {
  /** Whether the header is transparent until the page is scrolled. @default true */
  navBarTopArrived?: boolean;
}

/** The background of the page, as wide as the window. */
export function LandingBackground({ navBarTopArrived = true }: LandingBackgroundProps) {
  useSolidHeader(navBarTopArrived);
  return <div className="landing-background" data-nav-bar-top-arrived={navBarTopArrived} aria-hidden="true" />;
}
