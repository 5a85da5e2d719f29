import { Article, usePage, useSite } from 'folia/client';
import { Footer, Shell, useHref } from 'folia/theme';
import { FeatureCards } from './FeatureCards';
import { InstallCommand } from './InstallCommand';
import { LandingBackground } from './LandingBackground';
import { LandingHero } from './LandingHero';
import { ToolStack } from './ToolStack';
import { useLabel } from './use-label';
import './hero.css';
import './panel.css';
import './sections.css';

/** The first page: what Rslib is at a glance, then shown rather than told (LD-01…LD-18). */
export default function Landing() {
  const { frontmatter } = usePage().page;
  const { title } = useSite();
  const label = useLabel();
  const hrefFor = useHref();
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
        <Article className="landing-proof" />
        <FeatureCards features={frontmatter.features} />
        <ToolStack />
      </main>
      {frontmatter.footer !== false && <Footer />}
    </Shell>
  );
}
