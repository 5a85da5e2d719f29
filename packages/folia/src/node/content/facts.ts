import { Parser } from 'htmlparser2';
import type { Section, TocItem } from '../../model/page';
import { createCollector } from './facts/collector';

/** What can be read off a drawn body. */
export interface BodyFacts {
  /** Plain text of the first h1; '' when there is none. */
  title: string;
  toc: TocItem[];
  sections: Section[];
  /** Hrefs that stay on the site, as they stand in the HTML, each once. */
  links: string[];
  /** All ids. */
  anchors: string[];
  /** Prose of the page, headings included, blocks of code left out; `charIndex` of the outline counts in it. */
  text: string;
}

/** Reads the facts of a page off its HTML, in one pass: what components and fragments have drawn counts like the rest. */
export function readFacts(html: string): BodyFacts {
  const collector = createCollector();
  const parser = new Parser(
    { onopentag: collector.open, ontext: collector.text, onclosetag: collector.close },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return collector.facts();
}
