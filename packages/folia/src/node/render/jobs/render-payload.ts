import { getOutputFile } from '../../../shared/route';
import type { Made } from '../output-file';
import type { Thread } from '../thread';
import { completePayload, type PageTask } from './page-task';

/** The payload of a page, which a click fetches. */
export function renderPayload(task: PageTask, thread: Thread): Made {
  const { json } = getOutputFile(task.payload.page.href, thread.setup.rules);
  return { files: [thread.write(json, JSON.stringify(completePayload(task)))], problems: [] };
}
