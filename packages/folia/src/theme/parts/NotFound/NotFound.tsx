import { useAllStrings, useHome } from '../../../client';
import './NotFound.css';

/** NF-01; on pages in other languages the English lines are followed by the reader's own (C-34). */
export function NotFound() {
  const strings = useAllStrings();
  const home = useHome();
  // Where there are lines of the reader's own, the others are in English.
  const foreign = strings.notFoundTitleLocal ? 'en' : undefined;
  return (
    <main id="folia-content" tabIndex={-1} className="folia-not-found">
      <p className="folia-not-found-code" aria-hidden="true">
        {strings.notFoundCode}
      </p>
      <h1>
        <span lang={foreign}>{strings.notFoundTitle}</span>
        {strings.notFoundTitleLocal && <small>{strings.notFoundTitleLocal}</small>}
      </h1>
      <a className="folia-button" href={home}>
        <span lang={foreign}>{strings.notFoundLink}</span>
        {strings.notFoundLinkLocal && <span> · {strings.notFoundLinkLocal}</span>}
      </a>
    </main>
  );
}
