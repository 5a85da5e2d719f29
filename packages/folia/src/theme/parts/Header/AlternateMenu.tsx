import type { ReactNode } from 'react';
import type { Alternate } from '../../../shared/page';
import { Menu } from '../Menu/Menu';

export interface AlternateMenuProps {
  name: string;
  /** Shown in place of name and current entry. */
  icon?: ReactNode;
  entries: Alternate[];
  /** The entries are languages: they get `lang` and `hreflang`. */
  languages?: boolean;
}

/** The page in other languages or versions. The current one is marked and not a link. */
export function AlternateMenu({ name, icon, entries, languages = false }: AlternateMenuProps) {
  if (entries.length < 2) return null;
  const current = entries.find((entry) => entry.current)?.label;
  return (
    <Menu name={icon ? name : `${name} ${current}`} label={name} title={icon ?? current} bare={Boolean(icon)}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label} lang={languages ? entry.locale : undefined}>
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
