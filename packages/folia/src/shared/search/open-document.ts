import { normaliseText } from '../text-normaliser';
import { type DocumentSection, getSections } from './document';
import type { Fold } from './index-options';
import { type MappedText, mapText } from './mapped-text';
import type { SearchDocument } from './types';

/** A document made ready to be looked into. That takes longer than looking, so it is kept, and what few queries need is made when one does. */
export interface OpenDocument {
  document: SearchDocument;
  title: MappedText;
  keywords: MappedText[];
  sections: OpenSection[];
}

export interface OpenSection {
  section: DocumentSection;
  heading: MappedText;
  text: MappedText;
  code(): MappedText;
  /** Heading with those above it: `Examples > A rule per output`. The title for text above all headings. */
  trail(): MappedText;
  /** With the title before it. */
  whole(): MappedText;
  /** Heading below the page's own name: `lib.dts.bundle` for `dts.bundle` on the page `lib.dts`. */
  qualified(): MappedText;
}

export function openDocument(document: SearchDocument, fold: Fold = normaliseText): OpenDocument {
  const { title } = document;
  const map = (text: string) => mapText(text, fold);
  const name = title.slice(0, title.lastIndexOf('.') + 1);
  return {
    document,
    title: map(title),
    keywords: document.keywords.map(map),
    sections: getSections(document).map((section) => ({
      section,
      heading: map(section.heading),
      text: map(section.text),
      code: once(() => map(section.code)),
      trail: once(() => map(getTrail(section))),
      whole: once(() => map(`${title} ${getTrail(section)}`)),
      qualified: once(() => map(name + section.heading)),
    })),
  };
}

function once<T>(make: () => T): () => T {
  const made: { value?: T } = {};
  return () => {
    made.value ??= make();
    return made.value;
  };
}

const getTrail = ({ depth, parents, heading }: DocumentSection): string =>
  depth === 1 ? heading : [...parents, heading].join(' > ');
