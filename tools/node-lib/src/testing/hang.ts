import type { ChildServer, Watch } from '../child-server.ts';
import { waitUntil } from './wait-until.ts';

/** Short, and longer than a busy machine lets a process wait. */
export const shortWatch: Watch = { everyMs: 100, maxMissed: 30, maxRestarts: 5 };

/** Stops the process, as endless work would, and waits until another one answers. */
export async function hang(
  { pid }: Pick<ChildServer, 'pid'>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const old = pid();
  process.kill(old ?? 0, 'SIGSTOP');
  return waitUntil(
    'another process answers',
    async () => {
      if (pid() === old) throw new Error('Not restarted yet');
      const answer = await ask();
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      return answer;
    },
    { timeoutMs: 60_000, intervalMs: 100 },
  );
}
