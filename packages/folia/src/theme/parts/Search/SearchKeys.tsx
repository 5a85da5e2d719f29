import { useAllStrings, useSite } from '../../../client';

/** What the keys do, hidden from screen readers, which announce it by the roles. DocSearch asks that the dialog names Algolia. */
export function SearchKeys() {
  const { searchKeyChoose, searchKeyOpen, searchKeyClose, searchAlgolia } = useAllStrings();
  return (
    <>
      <div className="folia-search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {searchKeyChoose}
        </span>
        <span>
          <kbd>↵</kbd> {searchKeyOpen}
        </span>
        <span>
          <kbd>Esc</kbd> {searchKeyClose}
        </span>
      </div>
      {useSite().search?.docSearch && (
        <a className="folia-search-hint" href="https://algolia.com">
          {searchAlgolia}
        </a>
      )}
    </>
  );
}
