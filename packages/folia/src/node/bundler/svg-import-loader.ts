import { withSvgComponents } from '../../shared/svg-imports';

/** What the loader needs of the bundler's loader context. */
interface LoaderContext {
  cacheable(): void;
}

/** Components of the site import an SVG that they use as `<Logo />` as one, as the SVGR plugin of other engines allows. */
export default function svgImportLoader(this: LoaderContext, source: string): string {
  this.cacheable();
  return withSvgComponents(source);
}
