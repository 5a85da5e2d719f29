import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import type { NavData } from '../shared/nav';
import type { PagePayload, SourceFile } from '../shared/page';
import { getOutputFile, withoutBase } from '../shared/route';
import { createSearchDocument, type DocumentHead } from '../shared/search/document';
import { getIndexName, type IndexPlace } from '../shared/search/index-name';
import type { IndexOptions } from '../shared/search/index-options';
import type { BodyPointer, Problem } from '../shared/site';
import { collectModules } from './content';
import type { MarkdownTargets } from './outputs/markdown/markdown-links';
import { renderMarkdownPage } from './outputs/markdown/markdown-page';
import { type BodyStore, createBodyStore, readBody, type StoredBody } from './render/body-store';
import { type DocumentTemplate, renderDocument } from './render/document';
import type { Message } from './render/pool';
import { createWriter, type Writer } from './render/writer';
import { createPageRenderer, type PageRenderer, type PageRendererSettings, type RenderedPage } from './render-page';
import { createIndexWriter } from './search/index-writer';
import { createProblem } from './support/errors';

/** What every thread is told with each task, the same each time. */
export interface WorkerSetup extends PageRendererSettings {
  /** Folder the site is written to before it is swapped in. */
  output: string;
  /** Folder of the files of bodies. */
  bodyFolder: string;
}

/** A rendered page whose body waits on disk. */
export type StoredPage = Omit<RenderedPage, 'content'> & { body: BodyPointer };

/** A page to be rendered: its payload still without body and islands. */
export interface RenderTask {
  payload: PagePayload;
  body: BodyPointer | null;
  /** Write the document itself too, not only the payload. */
  html: boolean;
  /** Where the links of its Markdown page lead; null: it has no Markdown page. */
  markdown: MarkdownTargets | null;
}

/** An index to be written: its pages in order. */
export interface IndexTask {
  place: IndexPlace;
  options: IndexOptions;
  pages: { head: DocumentHead; body: BodyPointer }[];
}

/** A Markdown page that the dev server is asked for. */
export interface MarkdownTask {
  payload: PagePayload;
  nav: NavData;
  targets: MarkdownTargets;
}

/** What has become of a page: the files of the output, or what is wrong. */
export interface Rendered {
  files: string[];
  problems: Problem[];
}

/** A finished index, and the files of the output. */
export interface WrittenIndex {
  entry: IndexEntry;
  files: string[];
}

/** Files of the output to be put one behind the other. */
export interface ConcatTask {
  to: string;
  parts: string[];
}

/** What an index is called and where it is. */
export interface IndexEntry {
  name: string;
  href: string;
}

/** What a thread keeps from one task to the next. */
interface Thread {
  setup: WorkerSetup;
  renderer: PageRenderer;
  /** Opened with the first body. */
  bodyStore: BodyStore | null;
  navFiles: Map<string, NavData>;
}

const lazy: { thread?: Thread } = {};

/** A function of this module that the pool can run. */
const job =
  <T, R>(work: (task: T, thread: Thread) => R) =>
  ({ setup, task }: Message<WorkerSetup, T>): R => {
    lazy.thread ??= { setup, renderer: createPageRenderer(setup), bodyStore: null, navFiles: new Map() };
    return work(task, lazy.thread);
  };

/** Keys of the component modules that pages import. Here, because the parser is loaded here anyway. */
export const getImports = job((paths: string[], { setup }) => collectModules(paths, setup.config.root));

/** Renders the bodies of pages. A page that cannot be rendered yields its problems; the others go on. */
export const renderBodies = job(async (files: SourceFile[], thread): Promise<StoredPage[]> => {
  thread.bodyStore ??= createBodyStore(join(thread.setup.bodyFolder, `bodies-${threadId}`));
  const pages: StoredPage[] = [];
  for (const file of files) {
    const { content, ...rest } = await thread.renderer.render(file);
    pages.push({ ...rest, body: thread.bodyStore.append(content) });
    // what the parser holds outside of JavaScript's heap is freed between turns of the event loop only
    await setImmediate();
  }
  return pages;
});

/** Renders one page and hands the body over instead of putting it by: what the dev server asks for. */
export const renderBody = job((file: SourceFile, { renderer }): Promise<RenderedPage> => renderer.render(file));

/** Renders documents and payloads and writes them. A page whose layout fails is named; the others go on. */
export const renderDocuments = job(
  async ({ tasks, frame }: { tasks: RenderTask[]; frame: DocumentTemplate }, thread): Promise<Rendered[]> => {
    const rendered: Rendered[] = [];
    for (const task of tasks) {
      const output = createWriter(thread.setup);
      const problems = await renderTask(task, { frame, output, thread }).then(
        () => [],
        (error: unknown) => [layoutProblem(error, task, thread.setup)],
      );
      rendered.push({ files: output.files, problems });
    }
    return rendered;
  },
);

interface RenderContext {
  frame: DocumentTemplate;
  output: Writer;
  thread: Thread;
}

async function renderTask(
  { payload, body, html, markdown }: RenderTask,
  { frame, output, thread }: RenderContext,
): Promise<void> {
  const { setup, renderer } = thread;
  const content: StoredBody = body ? readBody(body) : { body: '', islands: [], sections: [] };
  const whole: PagePayload = { ...payload, body: content.body, islands: content.islands };
  const files = getOutputFile(payload.page.href, setup.rules);
  output.write(files.json, JSON.stringify(whole));
  if (!html) return;
  const finish = async (app: string) => {
    output.write(files.html, renderDocument(whole, app, { ...frame, prePaint: await renderer.prePaint() }));
    if (markdown)
      output.write(
        files.md,
        renderMarkdownPage({ payload: whole, app, targets: markdown, ...createMarkdownLocation(setup) }),
      );
  };
  try {
    await finish(await getApp(whole, createNav(whole.navHref, thread), thread));
  } catch (error) {
    // Not strict: the browser renders what could not be rendered here.
    if (!setup.config.ssg.strict) await finish('');
    throw error;
  }
}

const getApp = async (payload: PagePayload, nav: NavData, { setup, renderer }: Thread): Promise<string> =>
  setup.config.ssg.enabled ? renderer.renderLayout(payload, nav) : '';

const createMarkdownLocation = ({ config }: WorkerSetup) => ({ base: config.base, origin: config.siteOrigin });

function layoutProblem(error: unknown, { payload: { page } }: RenderTask, { config }: WorkerSetup): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return createProblem(`The layout of ${page.href} cannot be rendered: ${message}`, {
    level: config.ssg.strict ? 'error' : 'warning',
    at: page.relativePath ? { file: join(config.docs, page.relativePath), line: 0, column: 0 } : null,
    hint: 'A part of the theme threw this error on this page.',
  });
}

/** Writes one search index. */
export const index = job(({ place, options, pages }: IndexTask, { setup }): WrittenIndex => {
  const output = createWriter(setup);
  const writer = createIndexWriter(place, (name, text) => output.write(`static/${name}`, text), { options });
  for (const { head, body } of pages) writer.add(createSearchDocument(head, readBody(body).sections));
  const { name, text } = writer.finish();
  output.write(`static/${name}`, text);
  return { entry: { name: getIndexName(place), href: `${setup.rules.base}static/${name}` }, files: output.files };
});

/** A document that the dev server is asked for. */
export interface DocumentTask {
  payload: PagePayload;
  nav: NavData;
  frame: DocumentTemplate;
}

/** The document of one page as text. */
export const renderDocumentText = job(async ({ payload, nav, frame }: DocumentTask, thread): Promise<string> => {
  const prePaint = await thread.renderer.prePaint();
  return renderDocument(payload, await getApp(payload, nav, thread), { ...frame, prePaint });
});

/** Puts files one behind the other, with a blank line between; only one of them is in memory at a time. */
export const concat = job(({ to, parts }: ConcatTask, { setup }): void => {
  const file = openSync(join(setup.output, to), 'w');
  try {
    for (const [index, part] of parts.entries()) {
      writeSync(file, (index === 0 ? '' : '\n') + readFileSync(join(setup.output, part), 'utf8'));
    }
  } finally {
    closeSync(file);
  }
});

/** The Markdown page of one page as text. */
export const renderMarkdownText = job(async ({ payload, nav, targets }: MarkdownTask, thread): Promise<string> => {
  const app = await getApp(payload, nav, thread);
  return renderMarkdownPage({ payload, app, targets, ...createMarkdownLocation(thread.setup) });
});

/** Loads the server bundle anew: the dev server's code has changed. */
export const reload = job((version: number, { renderer }): Promise<void> => renderer.load(version));

function createNav(href: string, { setup, navFiles }: Thread): NavData {
  const known = navFiles.get(href);
  if (known) return known;
  const path = join(setup.output, decodeURI(withoutBase(href, setup.rules.base)));
  // written by the main thread, in this shape
  const nav = JSON.parse(readFileSync(path, 'utf8')) as NavData;
  navFiles.set(href, nav);
  return nav;
}
