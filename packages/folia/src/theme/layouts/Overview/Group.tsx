import type { OverviewCard, OverviewGroup } from '../../../shared/page';
import { InlineText } from '../../parts/InlineText/InlineText';
import { OptionRows } from './OptionRows';

/** The pages of a group: as cards with headings, or with the options they describe. */
export function Group({ group: { label, rows, pages } }: { group: OverviewGroup }) {
  const withOptions = pages.some((page) => page.rows.length > 0);
  return (
    <section>
      <h2>
        <InlineText text={label} />
      </h2>
      <div className="folia-overview-cards" data-options={withOptions ? '' : undefined}>
        {pages.map((page) => (
          <Card key={page.href} page={page} />
        ))}
        {rows.length > 0 && (
          <div className="folia-overview-more">
            <OptionRows rows={rows} />
          </div>
        )}
      </div>
    </section>
  );
}

function Card({ page: { label, href, headings, rows } }: { page: OverviewCard }) {
  return (
    <div className="folia-overview-card">
      <h3>
        <a href={href} className="folia-overview-link">
          <InlineText text={label} />
        </a>
      </h3>
      {rows.length > 0 && <OptionRows rows={rows} />}
      {headings.length > 0 && (
        <ul>
          {headings.map((heading) => (
            <li key={heading.href}>
              <a href={heading.href} className="folia-overview-heading">
                <InlineText text={heading.label} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
