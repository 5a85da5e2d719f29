import { Article as Body, Slot, useHref, useLocale, usePage, useParts, useSite, useVisible } from '../../../client';
import { looksLikeHtml } from '../../../shared/looks-like-html';
import { externalLink } from '../../dom/external-link';
import { Button } from '../../markdown/Button/Button';
import { SiteHtml } from '../../parts/SiteHtml/SiteHtml';
import { Shell } from '../Shell';
import { HeroImage } from './HeroImage';
import { type Feature, getHero, type Hero } from './home-content';
import './HomeLayout.css';

/** The default home page: hero and feature cards from the frontmatter, then the text of the page. */
export function HomeLayout() {
  const { page, body } = usePage();
  const { frontmatter } = page;
  const site = useSite();
  const locale = useLocale();
  const { Footer } = useParts();
  const { footer } = useVisible();
  return (
    <Shell>
      <main id="folia-content" tabIndex={-1} className="folia-home">
        <Slot name="beforeHero" />
        {/* A page has one level-1 heading. */}
        <HeroBlock hero={getHero(frontmatter, locale ?? site)} title={body.includes('<h1') ? 'p' : 'h1'} />
        <Slot name="afterHero" />
        <Slot name="beforeFeatures" />
        <FeatureGrid features={frontmatter.features ?? []} />
        <Slot name="afterFeatures" />
        <div className="folia-doc">
          <Body />
        </div>
      </main>
      {footer && <Footer />}
    </Shell>
  );
}

function HeroBlock({ hero, title: Title }: { hero: Hero; title: 'h1' | 'p' }) {
  const { name, text, tagline, actions, image } = hero;
  return (
    <section className="folia-hero">
      <div className="folia-hero-words">
        {(name || text) && (
          <Title className="folia-hero-title">
            {name && <Rich as="span" className="folia-hero-name" text={name} />}
            {text && <Rich as="span" className="folia-hero-text" text={text} />}
          </Title>
        )}
        {tagline && <Rich className="folia-hero-tagline" text={tagline} />}
        {actions.length > 0 && (
          <div className="folia-hero-actions">
            {actions.map(({ text, link, theme }) => (
              <Button key={text + link} href={link} theme={theme}>
                {text}
              </Button>
            ))}
          </div>
        )}
      </div>
      {image && <HeroImage image={image} />}
    </section>
  );
}

function FeatureGrid({ features }: { features: Feature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className="folia-features">
      {features.map((feature) => (
        <li key={feature.title} className="folia-feature" data-span={feature.span}>
          <FeatureCard feature={feature} />
        </li>
      ))}
    </ul>
  );
}

/** The link of the title covers the card, so that the text below can contain links. */
function FeatureCard({ feature: { icon, title, details, link } }: { feature: Feature }) {
  const hrefFor = useHref();
  const href = link && hrefFor(link);
  return (
    <>
      {icon && <Rich className="folia-feature-icon" text={icon} hidden />}
      <h2>
        {href ? (
          <a href={href} {...externalLink(href)}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {details && <Rich className="folia-feature-details" text={details} />}
    </>
  );
}

interface RichProps {
  text: string;
  className: string;
  as?: 'div' | 'span';
  /** Decoration: not for screen users. */
  hidden?: boolean;
}

/** Text, or HTML of the site's own frontmatter. */
function Rich({ text, className, as: As = 'div', hidden = false }: RichProps) {
  if (looksLikeHtml(text)) return <SiteHtml as={As} className={className} html={text} hidden={hidden} />;
  return (
    <As className={className} aria-hidden={hidden || undefined}>
      {text.trim()}
    </As>
  );
}
