import { usePage, useSite } from '../../../client';
import { isActive, type NavItem } from '../../../model/nav';
import { newTab } from '../../hooks/new-tab';
import { Menu } from '../Menu/Menu';
import { Tag } from '../Tag/Tag';

/** One side of the top navigation. */
export function NavLinks({ items }: { items: NavItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="folia-nav-links">
      {items.map((item) => (
        <li key={item.label}>
          <NavEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ item }: { item: NavItem }) {
  const { page } = usePage();
  const current = isActive(item, page.href, useSite().rules);
  if (item.items.length === 0) return <NavAnchor item={item} current={current} />;
  return (
    <Menu title={item.label} current={current}>
      {item.href && <NavAnchor item={item} current={item.href === page.href} />}
      <NavList items={item.items} />
    </Menu>
  );
}

/** Entries of a dropdown: links, or titled groups of links (NV-05). */
function NavList({ items }: { items: NavItem[] }) {
  const { page } = usePage();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.href ? (
            <NavAnchor item={item} current={item.href === page.href} />
          ) : (
            <p className="folia-menu-group">{item.label}</p>
          )}
          {item.items.length > 0 && <NavList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

function NavAnchor({ item, current }: { item: NavItem; current: boolean }) {
  if (item.href === null) return <span>{item.label}</span>;
  return (
    <a href={item.href} aria-current={current ? 'page' : undefined} {...newTab(item.href)}>
      {item.label}
      <Tag tag={item.tag} />
    </a>
  );
}
