import type { ChildRestartLimits, ChildServer } from '../child-server.ts';
import { waitUntil } from './wait-until.ts';

/** Short limits that are longer than the delays of a busy machine. */
export const shortWatch: ChildRestartLimits = { everyMs: 100, maxMissed: 30, maxRestarts: 5 };

/** Stops the process, as an endless loop would, and waits until another process answers. */
export async function hangProcess(
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
