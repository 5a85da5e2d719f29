import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { requirement } from 'scripts/requirement';
import type { LandingHeroProps } from './hero';
import { LandingHero } from './LandingHero';

const drawn = (props: LandingHeroProps = {}) => renderToStaticMarkup(<LandingHero {...props} />);
/** How many stars and ovals there are. */
const countShapes = (html: string) => [html.split('<circle').length - 1, html.split('landing-oval').length - 1];
const textsIn = (html: string) => html.split(/<[^>]*>/).filter(Boolean);

describe('what the hero is given', requirement('LD-02', 'CF-07'), () => {
  test('nothing: it speaks of the bundler', requirement('LD-03', 'RZ-15'), () => {
    expect(textsIn(drawn())).toEqual([
      'Rspack',
      'The fast Rust-based web bundler',
      'Seamlessly replace webpack with compatible API',
      'Get Started',
      'Learn More',
    ]);
    expect(drawn()).toContain('src="/family/rspack.svg"');
    expect(countShapes(drawn())).toEqual([0, 1]);
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
  test('stars are an option', () => expect(countShapes(drawn({ showStars: true }))).toEqual([35, 1]));
  test('the oval glow can be left out', requirement('LD-16'), () => {
    expect(countShapes(drawn({ showOvalBg: true }))).toEqual([0, 1]);
    expect(countShapes(drawn({ showOvalBg: false }))).toEqual([0, 0]);
    const css = readFileSync(join(import.meta.dirname, 'hero.css'), 'utf8');
    expect(/\.landing-oval \{[^}]*\}/.exec(css)?.[0]).toMatch(/border-radius: 50%;[^}]*filter: blur\(/);
  });
  test('the buttons are links with their roles as descriptions; what is decoration is hidden', () => {
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
