import { createSearchDocument, type DocumentHead } from '../../../shared/search/document';
import type { IndexPlace } from '../../../shared/search/index-name';
import type { IndexOptions } from '../../../shared/search/index-options';
import type { BodyPointer } from '../../../shared/site';
import { readBody } from '../../cache/body-store';
import { createIndexWriter } from '../../search/index-writer';
import type { Made, OutputFile } from '../output-file';
import type { Thread } from '../thread';

export interface IndexTask {
  place: IndexPlace;
  options: IndexOptions;
  /** In order. */
  pages: { head: DocumentHead; body: BodyPointer }[];
}

/** Writes one search index. The index itself is the last of its files. */
export function writeIndex({ place, options, pages }: IndexTask, thread: Thread): Made {
  const files: OutputFile[] = [];
  const write = (name: string, text: string) => files.push(thread.write(`static/${name}`, text));
  const writer = createIndexWriter(place, write, { options });
  for (const { head, body } of pages) writer.add(createSearchDocument(head, readBody(body).sections));
  const { name, text } = writer.finish();
  write(name, text);
  return { files, problems: [] };
}
