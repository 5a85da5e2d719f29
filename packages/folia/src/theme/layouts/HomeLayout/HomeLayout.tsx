import { Article as Body, Slot, usePage, useSite } from '../../../client';
import { useHref } from '../../hooks/use-href';
import { useParts } from '../../hooks/use-parts';
import { useVisible } from '../../hooks/use-visible';
import { Button } from '../../markdown/Button/Button';
import { SiteHtml } from '../../parts/SiteHtml/SiteHtml';
import { Frame } from '../Frame';
import { type Feature, featuresOf, type Hero, heroOf, joined, looksLikeHtml } from './home-content';
import './HomeLayout.css';

/** Hero and feature cards from frontmatter (HM-01…HM-08). Sites usually bring a landing page of their own. */
export function HomeLayout() {
  const { frontmatter } = usePage().page;
  const site = useSite();
  const { Footer } = useParts();
  const { footer } = useVisible();
  return (
    <Frame>
      <main id="folia-content" tabIndex={-1} className="folia-home">
        <Slot name="beforeHero" />
        <HeroBlock hero={heroOf(frontmatter, site)} />
        <Slot name="afterHero" />
        <Slot name="beforeFeatures" />
        <FeatureGrid features={featuresOf(frontmatter)} />
        <Slot name="afterFeatures" />
        <div className="folia-doc">
          <Body />
        </div>
      </main>
      {footer && <Footer />}
    </Frame>
  );
}

function HeroBlock({ hero: { name, text, tagline, actions = [], image } }: { hero: Hero }) {
  return (
    <section className="folia-hero">
      <div>
        <h1>
          {name && <span className="folia-hero-name">{name}</span>}
          {text && <span className="folia-hero-text">{text}</span>}
        </h1>
        {tagline && <p>{tagline}</p>}
        <div className="folia-hero-actions">
          {actions.map((action) => (
            <Button key={action.link} href={action.link} theme={action.theme ?? 'brand'}>
              {action.text}
            </Button>
          ))}
        </div>
      </div>
      {image && <HeroImage image={image} />}
    </section>
  );
}

function HeroImage({ image }: { image: NonNullable<Hero['image']> }) {
  const hrefFor = useHref();
  const { src, alt = '', srcset, sizes } = image;
  const shared = { srcSet: joined(srcset), sizes: joined(sizes), width: 375, height: 375 };
  if (typeof src === 'string') return <img src={hrefFor(src)} alt={alt} {...shared} />;
  return (
    <>
      <img data-scheme="light" src={hrefFor(src.light)} alt={alt} {...shared} />
      <img data-scheme="dark" src={hrefFor(src.dark)} alt={alt} {...shared} />
    </>
  );
}

function FeatureGrid({ features }: { features: Feature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className="folia-features">
      {features.map((feature) => (
        <li key={feature.title} data-span={feature.span ?? 4}>
          <FeatureCard feature={feature} />
        </li>
      ))}
    </ul>
  );
}

function FeatureCard({ feature: { icon, title, details, link } }: { feature: Feature }) {
  const hrefFor = useHref();
  const content = (
    <>
      {icon && <Rich className="folia-feature-icon" text={icon} />}
      <h2>{title}</h2>
      {details && <Rich className="folia-feature-details" text={details} />}
    </>
  );
  if (!link) return <div className="folia-feature">{content}</div>;
  return (
    <a className="folia-feature" href={hrefFor(link)}>
      {content}
    </a>
  );
}

/** Text, or HTML that the site itself wrote in its frontmatter (HM-05). */
function Rich({ text, className }: { text: string; className: string }) {
  if (!looksLikeHtml(text)) return <p className={className}>{text}</p>;
  return <SiteHtml className={className} html={text} />;
}
