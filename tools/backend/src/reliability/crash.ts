import { setTimeout as sleep } from 'node:timers/promises';
import { type BackendProcess, startBackendProcess } from './backend-process.ts';
import { inFlight, type Message, makeMessages, send, storedTimes } from './messages.ts';

export interface CrashFigures {
  readonly sent: number;
  readonly kills: number;
  /** Acknowledged before their round's kill. */
  readonly acknowledged: number;
  /** Acknowledged and gone afterwards. */
  readonly lost: number;
  readonly storedTwice: number;
  /** Not stored although their senders tried until they were told so. */
  readonly missing: number;
}

const WIDTH = 20;

interface Crash {
  readonly dataDir: string;
  /** Where the backend hands its mails over. */
  readonly smtpPort: number;
}

/**
 * Sends messages while the backend is killed in the midst of them, once a round, and starts it again
 * on the same data. Then every sender sends again with the key of before, as those do whose answer
 * was lost.
 * @param atEnd looks at the backend that is left.
 */
export async function crash(
  { dataDir, smtpPort }: Crash,
  rounds: number,
  perRound: number,
  atEnd: (backend: BackendProcess) => Promise<void>,
): Promise<CrashFigures> {
  const all: Message[] = [];
  const totals = { acknowledged: 0, lost: 0 };
  let backend = await startBackendProcess(dataDir, smtpPort);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const messages = makeMessages(perRound);
      all.push(...messages);
      // Early in the first round, late in the last.
      const killAfter = Math.round((perRound * (round + 1)) / (rounds + 1));
      const acknowledged = await sendUntilKilled(backend, messages, killAfter, round);
      backend = await startBackendProcess(dataDir, smtpPort);
      const stored = await storedTimes(backend);
      totals.acknowledged += acknowledged.size;
      totals.lost += [...acknowledged].filter((email) => !stored.has(email)).length;
      await sendUntilTold(backend, messages);
    }
    const stored = await storedTimes(backend);
    await atEnd(backend);
    return {
      ...totals,
      sent: all.length,
      kills: rounds,
      storedTwice: [...stored.values()].filter((count) => count > 1).length,
      missing: all.filter(({ row }) => !stored.has(row.email)).length,
    };
  } finally {
    await backend.kill();
  }
}

/**
 * Kills the backend some milliseconds after the given number of acknowledgements, so that it is not
 * always at the same point of its work. Gives the senders of all that were acknowledged.
 */
async function sendUntilKilled(
  backend: BackendProcess,
  messages: readonly Message[],
  killAfter: number,
  delayMs: number,
): Promise<ReadonlySet<string>> {
  const acknowledged = new Set<string>();
  let killed: Promise<void> | undefined;
  await inFlight(messages, WIDTH, async (message) => {
    if (killed || !(await send(backend, message))) return;
    acknowledged.add(message.row.email);
    if (acknowledged.size >= killAfter) killed ??= sleep(delayMs).then(() => backend.kill());
  });
  // On a very busy machine the watchdog may have restarted it first, and too few messages were acknowledged.
  await (killed ?? backend.kill());
  return acknowledged;
}

async function sendUntilTold(backend: BackendProcess, messages: readonly Message[]): Promise<void> {
  await inFlight(messages, WIDTH, async (message) => {
    for (let attempt = 0; attempt < 3; attempt += 1) if (await send(backend, message)) return;
  });
}
