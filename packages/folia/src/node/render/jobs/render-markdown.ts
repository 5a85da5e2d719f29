import { getOutputFile } from '../../../shared/route';
import type { MarkdownTargets } from '../../outputs/markdown/markdown-links';
import { isDocument, renderMarkdownPage } from '../../outputs/markdown/markdown-page';
import type { Made } from '../output-file';
import type { Thread } from '../thread';
import { completePayload, type LayoutTask, renderLayout } from './page-task';

/** The Markdown page of a page; `targets` says where its links lead. Errors of its layout are reported by its document. */
export async function renderMarkdown(task: LayoutTask & { targets: MarkdownTargets }, thread: Thread): Promise<Made> {
  const { config, rules } = thread.setup;
  const payload = completePayload(task);
  const app = isDocument(payload) ? '' : await renderLayout(task, payload, thread).catch(() => '');
  const place = { base: config.base, origin: config.siteOrigin, targets: task.targets };
  const text = renderMarkdownPage({ payload, app, ...place });
  return { files: [thread.write(getOutputFile(payload.page.href, rules).md, text)], problems: [] };
}
