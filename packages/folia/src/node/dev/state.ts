import type { Problem } from '../../shared/site';
import { placeImports } from '../import-places';
import type { StoredPage } from '../render/page-entries';
import { distinct } from '../support/errors';
import type { Log } from '../support/log';
import { explain } from '../support/problem-codes';
import type { EventHub } from './events';
import type { DevSite } from './site';

/** State that survives a restart of the dev server. */
export interface DevServices {
  hub: EventHub;
  log: Log;
  /** Output name → source path of images and other files: an open page may request those of the old server. */
  assets: Map<string, string>;
}

export type DevState = ReturnType<typeof createDevState>;

/** The changing state of the dev server, and its notifications. */
export function createDevState({ hub, log, assets }: DevServices) {
  const now: {
    site: DevSite | null;
    bundle: Problem[];
    reported: Set<string>;
    compiled: boolean;
  } = {
    site: null,
    bundle: [],
    reported: new Set(),
    compiled: false,
  };
  const getSite = (): DevSite => {
    if (!now.site) throw new Error('The pages have not been read yet.');
    return now.site;
  };
  const warn = createWarner(log);
  const reportProblems = () => {
    const errors = distinct([...now.bundle, ...(now.site?.problems() ?? [])].filter(({ level }) => level === 'error'));
    warn(now.site?.deadLinks() ?? []);
    const problems = new Map(errors.map((problem) => [JSON.stringify(problem), problem]));
    const known = now.reported;
    now.reported = new Set(problems.keys());
    const news = [...problems].filter(([text]) => !known.has(text));
    if (news.length === 0 && problems.size === known.size) return;
    for (const [, problem] of news) log.problem(problem);
    if (problems.size === 0) log.info('All problems are fixed.');
    hub.send({ type: 'problems', problems: errors.map(explain) });
  };
  return {
    site: getSite,
    replaceSite(site: DevSite) {
      now.site = site;
      reportProblems();
    },
    noteRendered(page: StoredPage) {
      getSite().note(page);
      for (const { from, to } of page.assets) assets.set(to, from);
      reportProblems();
    },
    /** Current errors of the bundles. */
    noteBundle(problems: Problem[]) {
      now.bundle = placeImports(problems, now.site?.files ?? []);
      reportProblems();
    },
    /** The server bundle was compiled anew. */
    codeChanged() {
      // the first compilation changes nothing for pages that wait for it
      if (now.compiled) hub.send({ type: 'update', hrefs: null });
      now.compiled = true;
    },
  };
}

/** Reports each warning once, and again when it comes back. */
function createWarner(log: Log): (warnings: readonly Problem[]) => void {
  const known = new Set<string>();
  return (warnings) => {
    const now = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]));
    for (const [text, warning] of now) if (!known.has(text)) log.problem(warning);
    known.clear();
    for (const text of now.keys()) known.add(text);
  };
}
