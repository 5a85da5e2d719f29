import { Article, usePage, useSite } from 'folia/client';
import { Button, Footer, Frame } from 'folia/theme';
import { FeatureCards } from './FeatureCards';
import { Sky } from './Sky';
import { ToolStack } from './ToolStack';
import { useLabel } from './use-label';
import { useSolidHeader } from './use-solid-header';
import './Landing.css';
import './sections.css';

/** The first page: what Rslib is at a glance, then shown rather than told (LD-01…LD-18). */
export default function Landing() {
  useSolidHeader();
  const { frontmatter } = usePage().page;
  return (
    <Frame>
      <main id="folia-content" tabIndex={-1} className="landing">
        <Hero />
        <Article className="landing-proof" />
        <FeatureCards features={frontmatter.features} />
        <ToolStack />
      </main>
      {frontmatter.footer !== false && <Footer />}
    </Frame>
  );
}

function Hero() {
  const label = useLabel();
  const { title, logo } = useSite();
  return (
    <section className="landing-hero">
      <Sky />
      {logo && <img className="landing-mark" src={logo.light} alt="" width={168} height={168} />}
      <h1>
        <span className="landing-title">{title}</span>
        <span className="landing-subtitle">{label('subtitle')}</span>
      </h1>
      <p>{label('slogan')}</p>
      <div className="landing-actions">
        <Button href="/guide/start/" description="Get Started">
          {label('introduction')}
        </Button>
        <Button href="/guide/start/quick-start" theme="alt" description="Learn More">
          {label('quickStart')}
        </Button>
      </div>
    </section>
  );
}
