import { useAllStrings, useHome, useNearestPages, useParts } from '../../../client';
import { decodeSafely } from '../../../shared/decode-safely';
import { InlineText } from '../InlineText/InlineText';
import './NotFound.css';

/**
 * The content of the 404 page: the way home, the search, and pages with similar addresses. In languages other than English the translated lines come first.
 *
 * @example <Shell><main id="folia-content" tabIndex={-1}><NotFound /></main></Shell>
 */
export function NotFound() {
  const strings = useAllStrings();
  const home = useHome();
  const { SearchButton } = useParts();
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
      <div className="folia-not-found-ways">
        <a className="folia-button" href={home}>
          {strings.notFoundLinkLocal && <span>{strings.notFoundLinkLocal} · </span>}
          <span lang={foreign}>{strings.notFoundLink}</span>
        </a>
        <SearchButton />
      </div>
      <Nearest />
    </main>
  );
}

function Nearest() {
  const { notFoundNearest } = useAllStrings();
  const pages = useNearestPages();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={notFoundNearest} className="folia-nearest">
      <h2>{notFoundNearest}</h2>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              <InlineText text={label} />
              <small translate="no">{decodeSafely(href)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
