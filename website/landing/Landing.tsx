import { Article, useHref, usePage, useParts, useSite, useVisible } from 'folia/client';
import { Shell } from 'folia/theme';
import { FeatureCards } from './features/FeatureCards';
import { InstallCommand } from './InstallCommand';
import { LandingBackground } from './LandingBackground';
import { LandingHero } from './LandingHero';
import { Panel } from './panel/Panel';
import { ToolStack } from './ToolStack';
import { useLabel } from './use-label';
import './comparison/comparison.css';
import './hero.css';
import './sections.css';

/** The home page: what Rslib is, what it builds, why to use it, and the tools around it. */
export default function Landing() {
  const { frontmatter } = usePage().page;
  const { title } = useSite();
  const label = useLabel();
  const hrefFor = useHref();
  const { Footer } = useParts();
  const { footer } = useVisible();
  return (
    <Shell>
      <main id="folia-content" tabIndex={-1} className="landing">
        <LandingBackground />
        <LandingHero
          title={title}
          subTitle={label('subtitle')}
          description={label('slogan')}
          logoUrl={hrefFor('/mark.svg')}
          getStartedButtonText={label('introduction')}
          getStartedHref={hrefFor('/guide/start/')}
          learnMoreButtonText={label('quickStart')}
          learnMoreHref={hrefFor('/guide/start/quick-start')}
          showStars
        >
          <InstallCommand />
        </LandingHero>
        <Panel />
        <Article className="landing-text" />
        <FeatureCards features={frontmatter.features} />
        <ToolStack />
      </main>
      {footer && <Footer />}
    </Shell>
  );
}
