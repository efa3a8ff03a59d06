import { loadBackend, loadSession } from '@torsa/shared/backend';
import { BackendError } from '@torsa/shared/database/backend-error';
import { rpc } from './client.ts';

/** A live update from the backend: the type and ID of a changed row, a changed `role`, or an `ended` session. */
export interface LiveUpdate {
  readonly kind:
    | 'conversation'
    | 'presence'
    | 'project'
    | 'task'
    | 'file'
    | 'ask'
    | 'view'
    | 'role'
    | 'ended';
  readonly id: string;
}

interface Listener {
  readonly joined: () => void;
  readonly receive: (update: LiveUpdate) => void;
  readonly lost: () => void;
}

/**
 * Opens a WebSocket for live updates of the rows that the session can read.
 * @returns a function that closes the connection
 * @throws {BackendError} if the backend is unreachable or refuses live updates
 */
export async function openLiveConnection({ joined, receive, lost }: Listener): Promise<() => void> {
  const topic = await rpc('live_topic');
  if (topic === null) throw new BackendError('forbidden', 'This session receives no live updates.');
  const { realtime } = await loadBackend();
  await realtime.setAuth();
  let isOpen = true;
  const channel = realtime.channel(topic, { config: { private: true } });
  channel
    .on('broadcast', { event: 'update' }, ({ payload }) => {
      if (isOpen) receive(payload as LiveUpdate);
    })
    .subscribe((state) => {
      if (!isOpen) return;
      if (state === 'SUBSCRIBED') joined();
      else lost();
    });
  return () => {
    if (!isOpen) return;
    isOpen = false;
    if (realtime.isConnecting()) {
      // A browser logs a warning when a WebSocket closes before it has opened. The library closes an unused one later.
      void realtime.removeChannel(channel);
    } else {
      // Disconnect before removing the channels, because the library could rejoin them with an expired token.
      void realtime.disconnect();
      void realtime.removeAllChannels();
    }
  };
}

/**
 * Renews the access token if it expires soon, and passes it to the WebSocket.
 * @returns false if this browser has no session any more
 */
export async function refreshConnectionToken(): Promise<boolean> {
  const stored = await (await loadSession()).current();
  if (stored) await (await loadBackend()).realtime.setAuth();
  return stored !== undefined;
}
