import { createServer } from 'node:http';
import { loadConfig } from './config/load';
import { createDevApp, type DevApp } from './dev/app';
import { createEventHub, eventsPath } from './dev/events';
import { isAllowed } from './host-check';
import { listen } from './listen';
import type { RunningServer, ServeOptions } from './options';
import { closeServer, refuse } from './preview';
import { problemsOf } from './support/errors';
import type { Log } from './support/log';

/** Serves the site while it is being written. A saved file shows by itself; a changed configuration starts everything anew. */
export async function dev(options: ServeOptions, log: Log): Promise<RunningServer> {
  const config = await loadConfig(options.cwd, options);
  const host = options.host ?? 'localhost';
  const hub = createEventHub();
  const context = { hub, log, onConfigChange: () => void restart() };
  const current: { app: Promise<DevApp> } = { app: createDevApp(config, context) };
  const restart = async () => {
    log.info('The configuration has changed: starting anew.');
    try {
      const changed = await loadConfig(options.cwd, options);
      hub.send({ type: 'restart' });
      const before = current.app;
      current.app = before.then((app) => app.close()).then(() => createDevApp(changed, context));
      await current.app;
    } catch (error) {
      const problems = [...problemsOf(error)];
      for (const problem of problems) log.problem(problem);
      hub.send({ type: 'problems', problems });
    }
  };
  const server = createServer((request, response) => {
    if (!isAllowed(request, host)) return refuse(response);
    if (request.url === `${config.base}${eventsPath}`) return hub.connect(request, response);
    current.app.then(
      (app) => app.handle(request, response),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isAllowed(request, host)) return socket.destroy();
    current.app.then(
      (app) => app.upgrade(request, socket, head),
      () => socket.destroy(),
    );
  });
  const url = await listen(server, { port: options.port, host, base: config.base });
  log.info(`Serving ${config.docs} at ${url}`);
  await current.app;
  return {
    url,
    async close() {
      hub.close();
      await Promise.all([closeServer(server), current.app.then((app) => app.close())]);
    },
  };
}
