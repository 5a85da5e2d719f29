import { useStrings } from '../../../client';
import { useHome } from '../../hooks/use-home';
import './NotFound.css';

/** NF-01; on pages in other languages the English lines are followed by the reader's own (C-34). */
export function NotFound() {
  const strings = useStrings();
  const home = useHome();
  return (
    <main id="folia-content" tabIndex={-1} className="folia-not-found">
      <p className="folia-not-found-code" aria-hidden="true">
        {strings.notFoundCode}
      </p>
      <h1>{strings.notFoundTitle}</h1>
      {strings.notFoundTitleLocal && <p>{strings.notFoundTitleLocal}</p>}
      <a className="folia-button" href={home}>
        {strings.notFoundLink}
        {strings.notFoundLinkLocal && ` · ${strings.notFoundLinkLocal}`}
      </a>
    </main>
  );
}
