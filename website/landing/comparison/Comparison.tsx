import { fill, usePage } from 'folia/client';
import results from '../../benchmarks/results.json';
import { type ComparisonTexts, textsFor } from './texts';

/** A row of the results: a tool that failed has a message in place of figures. */
export interface ComparisonRow {
  name: string;
  version: string;
  typescript: string;
  seconds?: number;
  fastest?: number;
  slowest?: number;
  esm?: number;
  cjs?: number;
  declarationFiles?: number;
  error?: string;
}

const script = 'https://github.com/web-infra-dev/rslib/tree/main/website/benchmarks';

/** The measured comparison with other tools, as `npm run benchmark` in `website` wrote it. */
export default function Comparison() {
  const texts = textsFor(usePage().page.route.locale);
  const { date, rounds, machine, node } = results;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reachable by keyboard */}
      <section className="landing-scroller" aria-label={texts.label} tabIndex={0}>
        <ComparisonTable rows={results.tools} texts={texts} />
      </section>
      <p className="landing-note">
        {fill(texts.measured, { date, rounds: String(rounds), machine, node })}{' '}
        <a href={script} target="_blank" rel="noopener noreferrer" aria-describedby="folia-new-tab">
          {texts.script}
        </a>
      </p>
    </>
  );
}

export function ComparisonTable({ rows, texts }: { rows: ComparisonRow[]; texts: ComparisonTexts }) {
  const slowest = Math.max(...rows.map(({ seconds = 0 }) => seconds));
  return (
    <table className="landing-comparison">
      <thead>
        <tr>
          {[texts.tool, texts.time, texts.esm, texts.cjs, texts.declarations].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name + row.typescript} data-own={row.name === 'Rslib' ? '' : undefined}>
            <th scope="row">
              {row.name} {row.version}
              {row.name !== 'tsc' && <small> TypeScript {row.typescript}</small>}
            </th>
            {row.error === undefined ? (
              <Figures row={row} texts={texts} slowest={slowest} />
            ) : (
              <td colSpan={4}>{fill(texts.failed, { error: row.error })}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FiguresProps {
  row: ComparisonRow;
  texts: ComparisonTexts;
  /** The longest bar. */
  slowest: number;
}

function Figures({ row, texts, slowest }: FiguresProps) {
  const { seconds = 0, fastest = 0, slowest: longest = 0, esm = 0, cjs = 0, declarationFiles = 0 } = row;
  // One file per format is a bundle: the library has six modules.
  const files = declarationFiles > 3 ? texts.files : texts.bundled;
  return (
    <>
      <td>
        {/* An SVG, because the policy of the site forbids style attributes. */}
        <svg className="landing-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.round((seconds / slowest) * 1000) / 10} height="6" />
        </svg>
        {seconds.toFixed(1)} s <small>{`${fastest.toFixed(1)}–${longest.toFixed(1)}`}</small>
      </td>
      <td>{kilobytes(esm)}</td>
      <td>{kilobytes(cjs)}</td>
      <td>{fill(files, { count: String(declarationFiles) })}</td>
    </>
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
