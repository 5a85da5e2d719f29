import type { DevEvent } from '../../shared/dev-event';

/** In milliseconds. */
const retryTime = 1000;

/** A new tab requests the events that other tabs have received. */
const question = 'what is known?';

/**
 * Forwards the events of the dev server. A browser has six connections to a server, so its tabs share one stream: the tab that
 * holds the lock reads it and tells the others; when it is closed, another one gets the lock. On an insecure origin (`--host`)
 * there are no locks, and every tab has a stream of its own.
 */
export function listenToDevServer(url: string, listener: (event: DevEvent) => void): void {
  if (!navigator.locks) {
    readStream(url, listener);
    return;
  }
  const channel = new BroadcastChannel(url);
  channel.onmessage = ({ data }) => data !== question && listener(data);
  channel.postMessage(question);
  // a promise that never settles: the lock is held as long as the tab is open
  void navigator.locks.request(url, () => new Promise(() => share(url, channel, listener)));
}

function share(url: string, channel: BroadcastChannel, listener: (event: DevEvent) => void): void {
  const known = new Map<DevEvent['type'], DevEvent>();
  readStream(url, (event) => {
    if (event.type === 'server' || event.type === 'problems') known.set(event.type, event);
    channel.postMessage(event);
    listener(event);
  });
  channel.onmessage = ({ data }) => {
    if (data === question) for (const event of known.values()) channel.postMessage(event);
  };
}

function readStream(url: string, listener: (event: DevEvent) => void): void {
  const events = new EventSource(url);
  events.onmessage = ({ data }: MessageEvent<string>) => listener(JSON.parse(data));
  // A browser tries again after a lost connection, but not after a response that is not a stream, as from a server that is
  // starting.
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(() => readStream(url, listener), retryTime);
  };
}
