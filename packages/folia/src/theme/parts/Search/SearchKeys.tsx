import { useAllStrings } from '../../../client';

/** What the keys do. Hidden from screen users, which know it from the roles. */
export function SearchKeys() {
  const { searchKeyChoose, searchKeyOpen, searchKeyClose } = useAllStrings();
  return (
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
  );
}
