import { type DocumentSection, getSections } from './document';
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

export function openDocument(document: SearchDocument): OpenDocument {
  const { title } = document;
  const name = title.slice(0, title.lastIndexOf('.') + 1);
  return {
    document,
    title: mapText(title),
    keywords: document.keywords.map(mapText),
    sections: getSections(document).map((section) => ({
      section,
      heading: mapText(section.heading),
      text: mapText(section.text),
      code: once(() => mapText(section.code)),
      trail: once(() => mapText(getTrail(section))),
      whole: once(() => mapText(`${title} ${getTrail(section)}`)),
      qualified: once(() => mapText(name + section.heading)),
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
