import { loadBackend, loadSession } from '@torsa/shared/backend';
import { BackendError } from '@torsa/shared/database/backend-error';
import { rpc } from './client.ts';

/**
 * The kind and ID of a changed row. `role`: the role of the user has changed. `ended`: the session of this page has
 * ended.
 */
export interface News {
  readonly kind:
    | 'conversation'
    | 'presence'
    | 'project'
    | 'task'
    | 'file'
    | 'ask'
    | 'role'
    | 'ended';
  readonly id: string;
}

interface Listener {
  readonly joined: () => void;
  readonly news: (news: News) => void;
  readonly lost: () => void;
}

/**
 * Connects to the backend's news for this session. The backend sends only what the session may read.
 * @returns a function that disconnects
 * @throws {BackendError} if the backend cannot be reached, or if the session receives no news
 */
export async function openLiveConnection({ joined, news, lost }: Listener): Promise<() => void> {
  const topic = await rpc('live_topic');
  if (topic === null) throw new BackendError('forbidden', 'This session receives no live updates.');
  const { realtime } = await loadBackend();
  await realtime.setAuth();
  let isOpen = true;
  realtime
    .channel(topic, { config: { private: true } })
    .on('broadcast', { event: 'news' }, ({ payload }) => {
      if (isOpen) news(payload as News);
    })
    .subscribe((state) => {
      if (!isOpen) return;
      if (state === 'SUBSCRIBED') joined();
      else lost();
    });
  return () => {
    if (!isOpen) return;
    isOpen = false;
    // Without a connection, the library forgets its channels immediately. Otherwise it would join again by itself, with
    // an access token that may have expired.
    void realtime.disconnect();
    void realtime.removeAllChannels();
  };
}

/**
 * Refreshes the access token if it expires soon, and passes it to the connection.
 * @returns false if this browser has no session any more
 */
export async function renewLiveToken(): Promise<boolean> {
  const stored = await (await loadSession()).current();
  if (stored) await (await loadBackend()).realtime.setAuth();
  return stored !== undefined;
}
