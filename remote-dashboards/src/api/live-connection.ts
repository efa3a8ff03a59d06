import { loadBackend, loadSession } from '@torsa/shared/backend';
import { BackendError } from '@torsa/shared/database/backend-error';
import { rpc } from './client.ts';

/**
 * A live update from the backend: the kind and ID of a changed row. `role` means that the user's role has changed.
 * `ended` means that the user's session has ended.
 */
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
 * Opens a WebSocket connection for the session's live updates. The backend sends only updates of rows that the
 * session may read. @returns a function that closes the connection @throws {BackendError} if the backend is
 * unreachable, or if the session may not receive live updates
 */
export async function openLiveConnection({ joined, receive, lost }: Listener): Promise<() => void> {
  const topic = await rpc('live_topic');
  if (topic === null) throw new BackendError('forbidden', 'This session receives no live updates.');
  const { realtime } = await loadBackend();
  await realtime.setAuth();
  const number = ++lastConnection;
  let isOpen = true;
  let isConnecting = true;
  const channel = realtime.channel(topic, { config: { private: true } });
  const end = () => {
    if (number === lastConnection) {
      // Disconnect before removing the channels. Otherwise the library could rejoin its channels automatically with an
      // expired access token.
      void realtime.disconnect();
      void realtime.removeAllChannels();
    } else {
      // Remove only this channel, because another live connection of this page uses the same WebSocket.
      void realtime.removeChannel(channel);
    }
  };
  channel
    .on('broadcast', { event: 'update' }, ({ payload }) => {
      if (isOpen) receive(payload as LiveUpdate);
    })
    .subscribe((state) => {
      const wasConnecting = isConnecting;
      isConnecting = false;
      if (!isOpen) {
        if (wasConnecting) end();
      } else if (state === 'SUBSCRIBED') joined();
      else lost();
    });
  return () => {
    if (!isOpen) return;
    isOpen = false;
    // Browsers log a warning if a page closes a WebSocket before the WebSocket has connected.
    if (!isConnecting) end();
  };
}

/** The number of live connections that this page has open. All connections share the library's one WebSocket. */
let lastConnection = 0;

/**
 * Refreshes the access token if it expires soon, and passes the token to the WebSocket connection. @returns false if
 * this browser no longer has a session
 */
export async function refreshConnectionToken(): Promise<boolean> {
  const stored = await (await loadSession()).current();
  if (stored) await (await loadBackend()).realtime.setAuth();
  return stored !== undefined;
}
