import { describe, expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LandingHeroProps } from './hero';
import { LandingHero } from './LandingHero';

const drawn = (props: LandingHeroProps = {}) => renderToStaticMarkup(<LandingHero {...props} />);
const textsIn = (html: string) => html.split(/<[^>]*>/).filter(Boolean);

describe('LD-02 CF-07 what the hero is given', () => {
  test('LD-03 RZ-15 C-12 nothing: it speaks of the bundler', () => {
    expect(textsIn(drawn())).toEqual([
      'Rspack',
      'The fast Rust-based web bundler',
      'Seamlessly replace webpack with compatible API',
      'Get Started',
      'Learn More',
    ]);
    expect(drawn()).toContain('src="/family/rspack.svg"');
  });
  test('texts, picture and addresses', () => {
    const html = drawn({
      title: 'One',
      subTitle: 'Two',
      description: 'Three',
      logoUrl: '/mark.svg',
      getStartedButtonText: 'Four',
      learnMoreButtonText: 'Five',
      getStartedHref: '/zh/a',
      learnMoreHref: '/zh/b',
    });
    expect(textsIn(html)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
    expect(html).toContain('src="/mark.svg"');
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/zh/a', '/zh/b']);
  });
  test.each<[string, LandingHeroProps, number, number]>([
    ['no stars and the oval are the default', {}, 0, 1],
    ['LD-05 CN-06 stars', { showStars: true }, 35, 1],
    ['LD-16 no oval', { showOvalBg: false }, 0, 0],
  ])('%s', (_title, props, stars, ovals) => {
    const html = drawn(props);
    expect([html.split('<circle').length - 1, html.split('landing-oval').length - 1]).toEqual([stars, ovals]);
  });
  test('AX-10 C-05 the buttons are links with their roles as descriptions; what is decoration is hidden', () => {
    const html = drawn({ showStars: true, getStartedButtonText: 'Introduction', learnMoreButtonText: 'Quick Start' });
    expect(html).not.toContain('<button');
    expect(html).toMatch(/<a [^>]*aria-description="Get Started"[^>]*>Introduction<\/a>/);
    expect(html).toMatch(/<a [^>]*aria-description="Learn More"[^>]*>Quick Start<\/a>/);
    expect(html).toMatch(/<svg class="landing-stars" aria-hidden="true"/);
    expect(html).toMatch(/<div class="landing-oval" aria-hidden="true">/);
    expect(html).toMatch(/<img [^>]*alt=""/);
  });
  test('presses are told, and the links still lead on', () => {
    const told: string[] = [];
    const hero = LandingHero({
      onClickGetStarted: () => told.push('first'),
      onClickLearnMore: () => told.push('second'),
    });
    const links = linksOf(hero);
    for (const { onClick } of links) onClick?.();
    expect(told).toEqual(['first', 'second']);
    expect(links.map(({ href }) => href)).toEqual(['/guide/start/', '/guide/start/quick-start']);
  });
});

interface LinkProps {
  href?: string;
  onClick?: () => void;
}

/** Props of the `<a>` elements in what a component returned. */
function linksOf(node: unknown): LinkProps[] {
  if (Array.isArray(node)) return node.flatMap(linksOf);
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  // An element: React says so of objects with props, and `a` has those of a link.
  const { type, props } = node as unknown as { type: unknown; props: LinkProps & { children?: unknown } };
  return type === 'a' ? [props] : linksOf(props.children);
}
