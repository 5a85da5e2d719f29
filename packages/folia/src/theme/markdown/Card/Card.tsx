import type { ReactNode } from 'react';
import { useHref } from '../../../client';
import { isExternal } from '../../../shared/is-external';
import * as markup from '../../../shared/markup';
import { externalLink } from '../../dom/external-link';
import { Icon } from '../../parts/Icon/Icon';
import './Card.css';

export interface CardProps {
  /** First line of the card. */
  title: string;
  children?: ReactNode;
}

/**
 * A framed note with a title.
 *
 * @example <Card title="Note">Text</Card>
 */
export const Card = ({ title, children }: CardProps) => (
  <div className="folia-card">
    <p className="folia-card-title" {...{ [markup.cardTitle]: '' }}>
      {title}
    </p>
    {children}
  </div>
);

export interface LinkCardProps {
  /** Root links get the language and version of the page. */
  href: string;
  /** First line of the card. */
  title: string;
  /** Text below the title. */
  description?: string;
  children?: ReactNode;
}

/**
 * A card that is a link.
 *
 * @example <LinkCard href="/guide/start/features" title="Features" description="What it can do" />
 */
export function LinkCard({ href, title, description, children }: LinkCardProps) {
  const target = useHref()(href);
  return (
    <a className="folia-card folia-link-card" href={target} {...externalLink(target)}>
      <span className="folia-card-title" {...{ [markup.cardTitle]: '' }}>
        {title}
        <Icon name={isExternal(target) ? 'external' : 'arrow'} size={18} />
      </span>{' '}
      {description && <span className="folia-card-text">{description}</span>}
      {children}
    </a>
  );
}

/**
 * A grid of links to the pages to read next.
 *
 * @example
 * <NextSteps>
 *   <Step href="/guide/start" title="Start" />
 * </NextSteps>
 */
export const NextSteps = ({ children }: { children: ReactNode }) => (
  <div className="folia-next-steps" {...{ [markup.cards]: '' }}>
    {children}
  </div>
);

/**
 * One card of `<NextSteps>`.
 *
 * @example <Step href="/guide/start" title="Start" description="The first page" />
 */
export const Step = LinkCard;
