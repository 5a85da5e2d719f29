import { join } from 'node:path';
import type { Problem } from '../../../shared/site';
import type { Fingerprint } from '../../cache/fingerprint';
import { createProblem } from '../../support/errors';
import type { CardRendererSettings } from '../cards/card-renderer';
import { cardText } from '../cards/card-text';
import type { Made } from '../output-file';
import type { Thread, ThreadSetup } from '../thread';

/** The whole input of a card: the same task gives the same image. */
export interface SocialCardTask {
  path: string;
  /** Source of the page, relative to the docs folder. */
  source: string;
  lang: string;
  site: string;
  section: string;
  title: string;
  settings: CardRendererSettings;
  /** Of the fonts and of the logo. */
  files: Fingerprint[];
}

/** The picture that shows a link to a page. */
export async function renderSocialCard(task: SocialCardTask, thread: Thread): Promise<Made> {
  const render = await thread.openCards(task.settings);
  const [site, section, title] = [task.site, task.section, task.title].map(cardText) as [string, string, string];
  const { png, missing } = await render({ site, section, title: title || site }, task.lang);
  const problems = missing.length > 0 ? [missingProblem(missing, task, thread.setup)] : [];
  return { files: [thread.write(task.path, png)], problems };
}

function missingProblem(missing: string[], { title, source }: SocialCardTask, { config }: ThreadSetup): Problem {
  return createProblem(`No font of socialCards has ${missing.slice(0, 5).join(' ')} of "${title}".`, {
    level: 'warning',
    at: { file: join(config.docs, source), line: 0, column: 0 },
    hint: 'Add a font of this script to socialCards.fonts. Until then the card of the page names the site alone.',
  });
}
