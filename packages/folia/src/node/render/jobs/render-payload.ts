import { getOutputFile } from '../../../shared/route';
import type { Thread } from '../thread';
import type { Made } from './made';
import { completePayload, type PageTask } from './page-task';

/** The payload of a page, which a click fetches. */
export function renderPayload(task: PageTask, thread: Thread): Made {
  const { json } = getOutputFile(task.payload.page.href, thread.setup.rules);
  return { files: [thread.write(json, JSON.stringify(completePayload(task)))], problems: [] };
}
