import { useNav, usePage, useSite } from '../../../client';
import { isActive, isCurrent, type NavItem } from '../../../shared/nav';
import { externalLink } from '../../dom/external-link';
import { Menu } from '../Menu/Menu';
import { Tag } from '../Tag/Tag';

/** The links of the header: a list for its left side, and one for its right side. */
export const NavLinks = () => (
  <>
    <NavSide side="left" />
    <NavSide side="right" />
  </>
);

function NavSide({ side }: { side: NavItem['position'] }) {
  const items = useNav().nav.filter(({ position }) => position === side);
  if (items.length === 0) return null;
  return (
    <ul className="folia-nav-links" data-side={side}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <NavEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ label, href }: NavItem) => label + href;

function NavEntry({ item }: { item: NavItem }) {
  const { page } = usePage();
  const active = isActive(item, page.href, useSite().rules);
  const label = <NavLabel item={item} />;
  if (item.items.length > 0) {
    // The link of the group itself comes first.
    const own = item.href === null ? [] : [{ ...item, items: [] }];
    return (
      <Menu title={label} current={active}>
        <NavList items={[...own, ...item.items]} />
      </Menu>
    );
  }
  if (item.href === null) return <span>{label}</span>;
  return (
    <a href={item.href} aria-current={active || undefined} {...externalLink(item.href)}>
      {label}
    </a>
  );
}

/** Entries of a menu: links, or groups of links with a title, which may be a link too. */
function NavList({ items }: { items: NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <NavListTitle item={item} />
          {item.items.length > 0 && <NavList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

/** The page that is shown is marked and not a link. A link to a part of it is one. */
function NavListTitle({ item }: { item: NavItem }) {
  const { page } = usePage();
  const { href } = item;
  const label = <NavLabel item={item} />;
  if (href === null) return <p className="folia-menu-group">{label}</p>;
  if (!/[?#]/.test(href) && isCurrent(href, page.href)) return <span aria-current="page">{label}</span>;
  return (
    <a href={href} {...externalLink(href)}>
      {label}
    </a>
  );
}

const NavLabel = ({ item: { label, tag } }: { item: NavItem }) => (
  <>
    {label}
    <Tag tag={tag} />
  </>
);
