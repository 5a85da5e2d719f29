import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevEvent } from '../../shared/dev-event';

export type EventHub = ReturnType<typeof createEventHub>;

export const eventsPath = '__folia/events';

/** Server-sent events: one way, over plain HTTP, and browsers come back automatically. */
export function createEventHub() {
  const open = new Set<ServerResponse>();
  const state: { problems: DevEvent } = { problems: { type: 'problems', problems: [] } };
  const write = (response: ServerResponse, event: DevEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const id = randomBytes(16).toString('hex');
  return {
    /** Random, new for every server: 32 hex digits. */
    id,
    connect(request: IncomingMessage, response: ServerResponse) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('retry: 300\n\n');
      write(response, { type: 'server', id });
      write(response, state.problems);
      open.add(response);
      request.on('close', () => open.delete(response));
    },
    send(event: DevEvent) {
      if (event.type === 'problems') state.problems = event;
      for (const response of open) write(response, event);
    },
    close() {
      for (const response of open) response.end();
      open.clear();
    },
  };
}
