import { usePage } from 'folia/client';
import { descriptionOf, tools } from './tools';
import { useLabel } from './use-label';

/** The family the tool belongs to (LD-15). */
export function ToolStack() {
  const label = useLabel();
  const { locale } = usePage().page.route;
  return (
    <section className="landing-stack">
      <h2>{label('toolStackTitle')}</h2>
      <p>{label('toolStackDesc')}</p>
      <ul>
        {tools.map((tool) => (
          <li key={tool.name}>
            <a className="landing-card landing-tool" href={tool.url} target="_blank" rel="noopener noreferrer">
              <ToolMark name={tool.name} />
              <span className="landing-tool-name">{tool.name}</span>
              <span className="landing-tool-text">{descriptionOf(tool, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drawn for these cards, 24 units wide: what the tool does, not its logo. */
const drawings: { [name: string]: string } = {
  Rspack: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  Rsbuild: 'M13 3L5 14h6l-1 7 8-11h-6z',
  Rspress: 'M5 4h9l5 5v11H5zM14 4v5h5M8.5 13h7M8.5 16.5h5',
  Rsdoctor: 'M3 13h4l2.5-7 4.5 13 2.5-6H21',
  Rslib: 'M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5',
};

const ToolMark = ({ name }: { name: string }) => (
  <span className="landing-tool-mark">
    <svg className="landing-icon" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  </span>
);
