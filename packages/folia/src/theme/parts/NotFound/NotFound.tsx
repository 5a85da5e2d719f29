import { useAllStrings, useHome } from '../../../client';
import './NotFound.css';

/** The content of the 404 page. In languages other than English the translated lines come first. */
export function NotFound() {
  const strings = useAllStrings();
  const home = useHome();
  // With translated lines the others are in English.
  const foreign = strings.notFoundTitleLocal ? 'en' : undefined;
  return (
    <main id="folia-content" tabIndex={-1} className="folia-not-found">
      <p className="folia-not-found-code" aria-hidden="true">
        {strings.notFoundCode}
      </p>
      <h1>
        {strings.notFoundTitleLocal || strings.notFoundTitle}
        {strings.notFoundTitleLocal && <small lang={foreign}>{strings.notFoundTitle}</small>}
      </h1>
      <a className="folia-button" href={home}>
        {strings.notFoundLinkLocal && <span>{strings.notFoundLinkLocal} · </span>}
        <span lang={foreign}>{strings.notFoundLink}</span>
      </a>
    </main>
  );
}
