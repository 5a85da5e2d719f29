/** What pages and components import from `@theme` and from Rspress's theme: that of Folia, and what has another name or shape there. */
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useHref } from '../../client';
import * as markup from '../../shared/markup';
import { externalLink } from '../dom/external-link';
import { Card, LinkCard, NextSteps } from '../markdown/Card/Card';

export * from '../index';
export { default } from '../index';
export { OverviewMark as Overview } from '../markdown/Overview/OverviewMark';

/** A link whose address gets base, language and version of the page. */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const target = useHref()(href);
  return (
    <a {...rest} href={target} {...externalLink(target)}>
      {children}
    </a>
  );
}

export interface CalloutProps {
  /** @default 'tip' */
  type?: string;
  /** @default the type */
  title?: string;
  children?: ReactNode;
}

/** The same HTML as `::: tip`. */
export function Callout({ type = 'tip', title = type.toUpperCase(), children }: CalloutProps) {
  const shown = type === 'important' ? 'info' : type;
  const shared = { className: 'folia-callout', [markup.callout]: '', 'data-type': shown };
  if (type === 'details')
    return (
      <details {...shared}>
        <summary>{title}</summary>
        {children}
      </details>
    );
  return (
    <div {...shared} role="note">
      <p className="folia-callout-title" {...{ [markup.calloutTitle]: '' }}>
        {title}
      </p>
      {children}
    </div>
  );
}

export interface GroupItem {
  text: string;
  link: string;
  headers?: { id: string; text: string; depth: number }[];
  items?: { text: string; link: string }[];
}

export interface Group {
  name: string;
  items: GroupItem[];
}

/** A group of links to pages, each with links to some of its headings or to pages below it. */
export const OverviewGroup = ({ group: { name, items } }: { group: Group }) => (
  <>
    {name && <h2>{name}</h2>}
    <NextSteps>
      {items.map(({ text, link, headers = [], items: below = [] }) => {
        const links = [...below, ...headers.map((header) => ({ text: header.text, link: `${link}#${header.id}` }))];
        return links.length === 0 ? (
          <LinkCard key={link} href={link} title={text} />
        ) : (
          <Card key={link} title={text}>
            <p>
              {[{ text, link }, ...links].map((each) => (
                <Fragment key={each.link}>
                  <Link href={each.link}>{each.text}</Link>
                  <br />
                </Fragment>
              ))}
            </p>
          </Card>
        );
      })}
    </NextSteps>
  </>
);

/** A label from `_meta.json`: text, SVG source or the address of an image. */
export const Tag = ({ tag = '' }: { tag?: string }) =>
  tag === '' ? null : /^(?:https?:|\/|data:image)/.test(tag) ? <img src={tag} alt="" /> : <span>{tag}</span>;

/** Plain elements: the text of an article is styled whole. */
export const getCustomMDXComponent = (): Record<string, string> =>
  Object.fromEntries(elements.map((name) => [name, name]));

const elements = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'table', 'td', 'th', 'tr', 'hr', 'p'],
  ...['blockquote', 'strong', 'a', 'code', 'img', 'pre'],
];
