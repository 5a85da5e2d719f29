import { Article as Body, Slot, useHref, usePage, useParts, useSite, useVisible } from '../../../client';
import { newTab } from '../../hooks/new-tab';
import { Button } from '../../markdown/Button/Button';
import { SiteHtml } from '../../parts/SiteHtml/SiteHtml';
import { Shell } from '../Shell';
import { HeroImage } from './HeroImage';
import { type Feature, getFeatures, getHero, type Hero, looksLikeHtml } from './home-content';
import './HomeLayout.css';

/** Hero and feature cards from frontmatter (HM-01…HM-08). Sites usually bring a landing page of their own. */
export function HomeLayout() {
  const { page, body } = usePage();
  const { frontmatter } = page;
  const site = useSite();
  const locale = site.locales.find(({ lang }) => lang === page.route.locale);
  const { Footer } = useParts();
  const { footer } = useVisible();
  return (
    <Shell>
      <main id="folia-content" tabIndex={-1} className="folia-home">
        <Slot name="beforeHero" />
        {/* AX-05: a text with a title of its own keeps it. */}
        <HeroBlock hero={getHero(frontmatter, locale ?? site)} title={body.includes('<h1') ? 'p' : 'h1'} />
        <Slot name="afterHero" />
        <Slot name="beforeFeatures" />
        <FeatureGrid features={getFeatures(frontmatter)} />
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
  const { name, text, tagline, actions = [], image } = hero;
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
            {actions.map(({ text, link, theme = 'brand' }) => (
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
        <li key={feature.title} className="folia-feature" data-span={feature.span ?? 4}>
          <FeatureCard feature={feature} />
        </li>
      ))}
    </ul>
  );
}

/** HM-05. The link of the title covers the card, so the card's own text stays text, and may hold links. */
function FeatureCard({ feature: { icon, title, details, link } }: { feature: Feature }) {
  const hrefFor = useHref();
  const href = link && hrefFor(link);
  return (
    <>
      {icon && <Rich className="folia-feature-icon" text={icon} hidden />}
      <h2>
        {href ? (
          <a href={href} {...newTab(href)}>
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
  /** Decoration: screen readers pass over it. */
  hidden?: boolean;
}

/** Text, or HTML that the site itself wrote in its frontmatter (HM-05, RZ-11). */
function Rich({ text, className, as: As = 'div', hidden = false }: RichProps) {
  if (looksLikeHtml(text)) return <SiteHtml as={As} className={className} html={text} hidden={hidden} />;
  return (
    <As className={className} aria-hidden={hidden || undefined}>
      {text.trim()}
    </As>
  );
}
