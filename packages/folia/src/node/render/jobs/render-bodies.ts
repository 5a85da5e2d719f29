import { setImmediate } from 'node:timers/promises';
import type { SourceFile } from '../../../shared/page';
import { type StoredPage, storePage } from '../page-entries';
import type { PageFields } from '../page-renderer';
import type { Thread } from '../thread';

export interface BodiesTask {
  files: SourceFile[];
  /** By path; absent on sites without a schema of frontmatter. */
  fields: Record<string, PageFields>;
  /** Address of the server bundle. */
  server: string;
  /** Changes with the engine, the settings and the code that pages are rendered with. */
  renderedWith: string;
}

/** Renders the bodies of pages. A page that cannot be rendered yields its problems; the others go on. */
export async function renderBodies(
  { files, fields, server, renderedWith }: BodiesTask,
  thread: Thread,
): Promise<StoredPage[]> {
  const renderer = await thread.renderWith(server);
  const pages: StoredPage[] = [];
  for (const file of files) {
    const startedAt = Date.now();
    const { content, ...page } = await renderer.render(file, fields[file.path]);
    pages.push({ ...page, body: storePage(thread.pages, { page, content, renderedWith, startedAt }) });
    // what the parser holds outside of JavaScript's heap is freed between turns of the event loop only
    await setImmediate();
  }
  return pages;
}
