import { fill, useHome, useLocale, useSite, useStrings } from '../../../client';
import { logoHeight } from '../../../shared/constants';

/** Logo and title, a link to the home page in the current language. */
export function Logo() {
  const { logo, logoText, title } = { ...useSite(), ...useLocale() };
  const strings = useStrings();
  const home = useHome();
  const text = logoText || (logo ? '' : title);
  const image = (src: string, scheme?: string) => (
    <img
      data-scheme={scheme}
      src={src}
      alt={fill(strings.logo, { title })}
      width={logo?.width ?? undefined}
      height={logoHeight}
    />
  );
  return (
    <a className="folia-logo" href={home} aria-label={text || title}>
      {logo && image(logo.light, logo.dark === logo.light ? undefined : 'light')}
      {logo && logo.dark !== logo.light && image(logo.dark, 'dark')}
      {text && <span>{text}</span>}
    </a>
  );
}
