import { Parser } from 'htmlparser2';
import { type BodyFacts, createCollector } from './facts/collector';

export type { BodyFacts };

/** Reads the facts of a page off its HTML, in one pass: what components and fragments have rendered counts like the rest. */
export function readFacts(html: string): BodyFacts {
  const collector = createCollector();
  const parser = new Parser(
    { onopentag: collector.open, ontext: collector.text, onclosetag: collector.close },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return collector.facts();
}
