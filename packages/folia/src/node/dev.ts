import type { Server } from 'node:http';
import type { Config } from './config/config';
import { loadConfig } from './config/load';
import { createDevApp, type DevApp } from './dev/app';
import { createEventHub, type EventHub, eventsPath } from './dev/events';
import type { DevServices } from './dev/state';
import { watchContent } from './dev/watch';
import { setMode } from './mode';
import type { RunningServer, ServeOptions } from './options';
import { listen } from './server/listen';
import { closeServer, createLocalServer } from './server/local-server';
import { getProblems } from './support/errors';
import { createSilentLog, type Log } from './support/log';
import { explain } from './support/problem-codes';

/** The app that handles requests; replaced as a whole when the configuration changes. */
interface Current {
  config: Config;
  app: Promise<DevApp>;
}

/**
 * Serves the site for development. A saved file is shown at once; a changed configuration restarts the server.
 *
 * @param options which site; what is left out comes from the configuration
 * @param log shows the address and problems; without it nothing is printed
 * @throws DocsError when the configuration is wrong or the port is taken
 * @example
 * const server = await dev({ cwd: 'website', port: 0 });
 * console.log(server.url);
 * await server.close();
 */
export async function dev(options: ServeOptions = {}, log: Log = createSilentLog()): Promise<RunningServer> {
  setMode('development');
  const config = await loadConfig(options.cwd, options);
  const host = options.host ?? 'localhost';
  const hub = createEventHub();
  const context: DevServices = { hub, log, assets: new Map() };
  const current: Current = { config, app: createDevApp(config, context) };
  const server = createDevServer(current, hub, host);
  const url = await listen(server, { port: options.port, host, base: config.base });
  log.info(`Serving ${config.docs} at ${url}`);
  const state = { restarted: Promise.resolve() };
  const watcher = watchContent(filesOf(config), (changes) => {
    // the bundler follows what is in it
    if (changes.every(({ path, kind }) => kind === 'change' && path === current.config.themeFile)) return;
    // one after the other: a second change may arrive during the first restart
    state.restarted = state.restarted.then(() => restart(current, options, context)).then(watcher.add);
  });
  await current.app;
  return {
    url,
    async close() {
      hub.close();
      await Promise.all([watcher.close(), closeServer(server), closeApp(current.app)]);
    },
  };
}

/** One that could not start has nothing to close. */
const closeApp = (app: Promise<DevApp>): Promise<void> =>
  app.then(
    (started) => started.close(),
    () => {},
  );

const filesOf = ({ configDependencies, configCandidates }: Config): string[] => [
  ...configDependencies,
  ...configCandidates,
];

/**
 * Restarts with the current configuration. An invalid one is reported, and the running app stays.
 *
 * @returns the files that lead to the next restart
 */
async function restart(current: Current, options: ServeOptions, context: DevServices): Promise<string[]> {
  const { hub, log } = context;
  log.info('The configuration has changed. Restarting.');
  try {
    const config = await loadConfig(options.cwd, options);
    hub.send({ type: 'problems', problems: [] });
    hub.send({ type: 'restart' });
    const before = current.app;
    current.config = config;
    current.app = closeApp(before).then(() => createDevApp(config, context));
    await current.app;
    return filesOf(config);
  } catch (error) {
    const problems = [...getProblems(error)];
    for (const problem of problems) log.problem(problem);
    hub.send({ type: 'problems', problems: problems.map(explain) });
    // a file that the configuration has not imported before
    return problems.flatMap(({ at }) => at?.file ?? []);
  }
}

function createDevServer(current: Current, hub: EventHub, host: string): Server {
  return createLocalServer({
    host,
    answer(request, response) {
      if (request.url === `${current.config.base}${eventsPath}`) return hub.connect(request, response);
      current.app
        .then(
          (app) => app.handle(request, response),
          (error: unknown) => response.writeHead(500).end(String(error)),
        )
        .catch(() => response.destroy());
    },
    upgrade(request, socket, head) {
      current.app.then(
        (app) => app.upgrade(request, socket, head),
        () => socket.destroy(),
      );
    },
  });
}
