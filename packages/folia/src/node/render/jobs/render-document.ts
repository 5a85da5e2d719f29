import { join } from 'node:path';
import type { MovedTag } from '../../../shared/moved-tag';
import type { PagePayload } from '../../../shared/page';
import { getOutputFile } from '../../../shared/route';
import type { Problem } from '../../../shared/site';
import { createProblem } from '../../support/errors';
import { createBreadcrumbs } from '../breadcrumbs';
import { type DocumentTemplate, renderDocument as renderHtml } from '../document';
import type { Made } from '../output-file';
import type { Thread, ThreadSetup } from '../thread';
import { completePayload, type LayoutTask, renderLayout } from './page-task';

interface DocumentTask extends LayoutTask {
  template: DocumentTemplate;
  /** Headings of the page that have moved. */
  moved?: MovedTag;
}

/** The document of a page. A failing layout is reported; unless the site is strict, the browser then renders the page. */
export async function renderDocument(task: DocumentTask, thread: Thread): Promise<Made> {
  const { setup } = thread;
  const payload = completePayload(task);
  const problems: Problem[] = [];
  const app = await renderLayout(task, payload, thread).catch((error: unknown) => {
    problems.push(layoutProblem(error, payload, setup));
    return '';
  });
  if (problems.length > 0 && setup.config.ssg.strict) return { files: [], problems };
  const { bundle } = await thread.renderWith(task.server);
  const nav = task.nav ?? (payload.navHref ? thread.readNav(payload.navHref) : null);
  const html = renderHtml(payload, app, {
    ...{ ...task.template, scripts: getScripts(task), prePaint: bundle.prePaint },
    moved: task.moved ?? null,
    breadcrumbs: nav && createBreadcrumbs(payload, nav, task.template.site),
  });
  return { files: [thread.write(getOutputFile(payload.page.href, setup.rules).html, html)], problems };
}

/** In the dev server scripts carry the version of the server bundle: those of an outdated document load it again. */
const getScripts = ({ template, server }: DocumentTask): string[] =>
  template.development ? template.scripts.map((src) => src + new URL(server).search) : template.scripts;

function layoutProblem(error: unknown, { page }: PagePayload, { config }: ThreadSetup): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return createProblem(`The layout of ${page.href} cannot be rendered: ${message}`, {
    level: config.ssg.strict ? 'error' : 'warning',
    at: page.relativePath ? { file: join(config.docs, page.relativePath), line: 0, column: 0 } : null,
    hint: 'A part of the theme threw this error on this page.',
  });
}
