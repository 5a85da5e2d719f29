import { useAllStrings, useSite } from '../../../client';

/** What the keys do, hidden from screen readers, which announce it by the roles. DocSearch asks that the dialog names Algolia. */
export function SearchKeys() {
  const { searchKeyChoose, searchKeyOpen, searchKeyClose, searchAlgolia } = useAllStrings();
  return (
    <div className="folia-search-keys">
      <span aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {searchKeyChoose}
      </span>
      <span aria-hidden="true">
        <kbd>↵</kbd> {searchKeyOpen}
      </span>
      <span aria-hidden="true">
        <kbd>Esc</kbd> {searchKeyClose}
      </span>
      {useSite().search?.docSearch && (
        <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
          {searchAlgolia}
        </a>
      )}
    </div>
  );
}
