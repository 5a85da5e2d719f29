import { useHref, usePage } from 'folia/client';
import { strings } from './strings.mjs';

export interface SampleFilesProps {
  /** Folder in `website/samples`. */
  name: string;
  /** Present where the page quotes an output of the sample for the first time. */
  first?: string;
}

/**
 * All input files of a sample, folded away; later on the page, a link to them. The files are a document of their own, which browsers load
 * once the fold is open; `write.mjs` makes it.
 */
export default function SampleFiles({ name, first }: SampleFilesProps) {
  const hrefFor = useHref();
  const { locale } = usePage().page.route;
  const { show = '', files = '' } = strings[locale] ?? {};
  const id = `sample-${name}`;
  if (first === undefined) {
    return (
      <p className="sample-files" data-folia-screen-only="">
        <a href={`#${id}`}>{show}</a>
      </p>
    );
  }
  return (
    <details className="sample-files" data-folia-screen-only="">
      <summary>{show}</summary>
      {/* The id is inside of the fold: browsers open it for links that lead there. */}
      <iframe id={id} title={files.replace('{name}', name)} src={hrefFor(`/samples/${name}`)} loading="lazy" />
    </details>
  );
}
