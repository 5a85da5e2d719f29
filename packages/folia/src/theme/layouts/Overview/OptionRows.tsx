import { useAllStrings } from '../../../client';
import type { OverviewRow } from '../../../shared/page';
import { InlineText } from '../../parts/InlineText/InlineText';
import './OptionRows.css';

/** One line for each option: name, type, default, a sentence, what it applies to. */
export function OptionRows({ rows }: { rows: readonly OverviewRow[] }) {
  const { optionDefault } = useAllStrings();
  return (
    <ul className="folia-options">
      {rows.map(({ name, href, type, value, text, tags }) => (
        <li key={name} className="folia-option">
          <a href={href} className="folia-option-name" translate="no">
            <Name name={name} />
          </a>
          <p>
            <InlineText text={text} />
            {tags.map((tag) => (
              <span key={tag} className="folia-option-tag">
                <InlineText text={tag} />
              </span>
            ))}
          </p>
          <div className="folia-option-value">
            <InlineText text={type} />
            {value !== '' && (
              <span>
                <small>{optionDefault}</small> <InlineText text={value} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** `output.autoExternal.exclude`: its own part is what tells it from its neighbours. It may break before a dot. */
function Name({ name }: { name: string }) {
  const own = name.lastIndexOf('.') + 1;
  return (
    <>
      {own > 0 && (
        <span>
          {name.slice(0, own)}
          <wbr />
        </span>
      )}
      {name.slice(own)}
    </>
  );
}
