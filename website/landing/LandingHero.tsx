import { heroDefaults, type LandingHeroProps } from './hero';
import { Stars } from './Stars';

/** The first screen: title, picture and two links. `children` follow the links. */
export function LandingHero(props: LandingHeroProps) {
  const hero = { ...heroDefaults, ...props };
  return (
    <section className="landing-hero">
      {hero.showStars && <Stars />}
      <div className="landing-picture">
        {hero.showOvalBg && <div className="landing-oval" aria-hidden="true" />}
        <img className="landing-mark" src={hero.logoUrl} alt="" width={168} height={168} />
      </div>
      <h1>
        <span className="landing-title">{hero.title}</span>
        <span className="landing-subtitle">{hero.subTitle}</span>
      </h1>
      <p>{hero.description}</p>
      <div className="landing-actions">
        <a
          className="landing-button"
          href={hero.getStartedHref}
          aria-description={heroDefaults.getStartedButtonText}
          onClick={hero.onClickGetStarted}
        >
          {hero.getStartedButtonText}
        </a>
        <a
          className="landing-button landing-button-quiet"
          href={hero.learnMoreHref}
          aria-description={heroDefaults.learnMoreButtonText}
          onClick={hero.onClickLearnMore}
        >
          {hero.learnMoreButtonText}
        </a>
      </div>
      {hero.children}
    </section>
  );
}
