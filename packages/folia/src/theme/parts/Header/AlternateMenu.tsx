import type { ReactNode } from 'react';
import type { Alternate } from '../../../model/page';
import { Menu } from '../Menu/Menu';

export interface AlternateMenuProps {
  name: string;
  title: ReactNode;
  entries: Alternate[];
  /** Language codes are given to the browser as such. */
  languages?: boolean;
}

/** The page in other languages or versions: the current one is marked and not a link (LG-05, VS-03). */
export function AlternateMenu({ name, title, entries, languages = false }: AlternateMenuProps) {
  if (entries.length < 2) return null;
  return (
    <Menu name={name} title={title} bare={languages}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href + entry.label} lang={languages ? entry.locale : undefined}>
            {entry.current ? (
              <span aria-current="true">{entry.label}</span>
            ) : (
              <a href={entry.href} hrefLang={languages ? entry.locale : undefined} data-keep-query>
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Menu>
  );
}
