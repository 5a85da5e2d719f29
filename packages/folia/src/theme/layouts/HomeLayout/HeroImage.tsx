import { useHref, useSite } from '../../../client';
import { createSrcset, type Hero, joined } from './home-content';

/** HM-03: one image, or one for each appearance of which the stylesheet shows the right one. */
export function HeroImage({ image }: { image: NonNullable<Hero['image']> }) {
  const hrefFor = useHref();
  const { base } = useSite().rules;
  const { src, alt = '', srcset, sizes } = image;
  const shared = { className: 'folia-hero-image', width: 375, height: 375 };
  const sets = { srcSet: createSrcset(srcset, base), sizes: joined(sizes) };
  if (typeof src === 'string') return <img alt={alt} {...shared} {...sets} src={hrefFor(src)} />;
  // What is not displayed is not loaded when it is lazy. Other sizes are those of the light image.
  return (
    <>
      <img alt={alt} {...shared} {...sets} data-scheme="light" loading="lazy" src={hrefFor(src.light)} />
      <img alt={alt} {...shared} data-scheme="dark" loading="lazy" src={hrefFor(src.dark)} />
    </>
  );
}
