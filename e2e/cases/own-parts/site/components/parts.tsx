import { useHome, useNav, usePage } from 'folia/client';

export const Logo = () => (
  <a className="own-logo" href={useHome()}>
    Own logo
  </a>
);

export const NavLinks = () => <p className="own-nav">{useNav().nav.map(({ label }) => label)}</p>;

export const PrevNext = () => <p className="own-next">Next: {usePage().next?.label}</p>;

export const EditLink = () => <p className="own-edit">{usePage().editHref}</p>;

export const Breadcrumb = () => <p className="own-breadcrumb">{usePage().page.title}</p>;
