import { useHref, useSite } from '../../../client';
import { createSrcset, type Hero, joined } from './home-content';

/** One image, or one for each appearance, of which the style sheet shows one. */
export function HeroImage({ image }: { image: NonNullable<Hero['image']> }) {
  const hrefFor = useHref();
  const { base } = useSite().rules;
  const { src, alt, srcset, sizes } = image;
  const shared = { className: 'folia-hero-image', width: 375, height: 375 };
  const sets = { srcSet: createSrcset(srcset, base), sizes: joined(sizes) };
  if (typeof src === 'string') return <img alt={alt} {...shared} {...sets} src={hrefFor(src)} />;
  // A lazy image that is not displayed is not loaded. `srcset` belongs to the light image.
  return (
    <>
      <img alt={alt} {...shared} {...sets} data-scheme="light" loading="lazy" src={hrefFor(src.light)} />
      <img alt={alt} {...shared} data-scheme="dark" loading="lazy" src={hrefFor(src.dark)} />
    </>
  );
}
