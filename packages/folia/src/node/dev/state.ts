import type { Problem } from '../../shared/site';
import type { Config } from '../config/config';
import type { StoredPage } from '../render/page-entries';
import type { Log } from '../support/log';
import type { EventHub } from './events';
import type { DevSite } from './site';

/** What changes while the dev server runs, and who is told. */
export interface DevState {
  site(): DevSite;
  replaceSite(site: DevSite): void;
  noteRendered(page: StoredPage): void;
  /** Errors of the bundles as they are now. */
  noteBundle(problems: Problem[]): void;
  /** The server bundle was compiled anew. */
  codeChanged(): void;
  onCodeChange(listener: () => void): void;
  /** Everything that is wrong at the moment. */
  problems(): Problem[];
  reportProblems(): void;
}

export interface DevStateContext {
  hub: EventHub;
  log: Log;
  assets: Map<string, string>;
}

export function createDevState(config: Config, { hub, log, assets }: DevStateContext): DevState {
  const now: { site: DevSite | null; bundle: Problem[]; reported: Set<string>; compiled: boolean } = {
    site: null,
    bundle: [],
    reported: new Set(),
    compiled: false,
  };
  const listeners: (() => void)[] = [];
  const state: DevState = {
    site() {
      if (!now.site) throw new Error(`The pages in ${config.docs} have not been read yet.`);
      return now.site;
    },
    replaceSite(site) {
      now.site = site;
      state.reportProblems();
    },
    noteRendered(page) {
      state.site().note(page);
      for (const { from, to } of page.assets) assets.set(to, from);
      state.reportProblems();
    },
    noteBundle(problems) {
      now.bundle = problems;
      state.reportProblems();
    },
    codeChanged() {
      for (const listener of listeners) listener();
      // the first compilation changes nothing for pages that wait for it
      if (now.compiled) hub.send({ type: 'update', hrefs: null });
      now.compiled = true;
    },
    onCodeChange: (listener) => void listeners.push(listener),
    problems: () => [...now.bundle, ...(now.site?.problems() ?? [])].filter(({ level }) => level === 'error'),
    reportProblems() {
      const problems = new Map(state.problems().map((problem) => [JSON.stringify(problem), problem]));
      const known = now.reported;
      now.reported = new Set(problems.keys());
      const news = [...problems].filter(([text]) => !known.has(text));
      if (news.length === 0 && problems.size === known.size) return;
      for (const [, problem] of news) log.problem(problem);
      if (problems.size === 0) log.info('All problems are solved.');
      hub.send({ type: 'problems', problems: [...problems.values()] });
    },
  };
  return state;
}
