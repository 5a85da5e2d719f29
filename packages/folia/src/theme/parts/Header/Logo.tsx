import { useSite } from '../../../client';
import { useHome } from '../../hooks/use-home';

/** Logo and name, leading to the home of the current language (NV-07). */
export function Logo() {
  const { logo, logoText, title } = useSite();
  const home = useHome();
  const text = logoText || (logo ? '' : title);
  const alt = text ? '' : title;
  return (
    <a className="folia-logo" href={home} aria-label={title}>
      {logo && (
        <img data-scheme={logo.dark === logo.light ? undefined : 'light'} src={logo.light} alt={alt} height={26} />
      )}
      {logo && logo.dark !== logo.light && <img data-scheme="dark" src={logo.dark} alt={alt} height={26} />}
      {text && <span>{text}</span>}
    </a>
  );
}
