import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../local/testing.ts';
import { type BackendProcess, startBackendProcess } from './backend-process.ts';
import { inFlight, type Message, makeMessages, send, storedKeys } from './messages.ts';

export interface CrashFigures {
  readonly sent: number;
  readonly kills: number;
  /** Acknowledged before their round's kill. */
  readonly acknowledged: number;
  /** Stored although the kill took their answer: without a key, a retry would store these twice. */
  readonly answerLost: number;
  /** Acknowledged and gone afterwards. */
  readonly lost: number;
  readonly storedTwice: number;
  /** Not stored although their senders tried until they were told so. */
  readonly missing: number;
}

const WIDTH = 20;

/**
 * Sends messages while the backend is killed in the midst of them, once a round, and starts it again
 * on the same data. What was not acknowledged is sent again with its key.
 */
export async function crash(rounds: number, perRound: number): Promise<CrashFigures> {
  const folder = await temporaryFolder();
  const all: Message[] = [];
  const totals = { acknowledged: 0, answerLost: 0, lost: 0 };
  let backend = await startBackendProcess(folder.path);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const messages = makeMessages(perRound);
      all.push(...messages);
      // Early in the first round, late in the last.
      const killAfter = Math.round((perRound * (round + 1)) / (rounds + 1));
      const acknowledged = await sendUntilKilled(backend, messages, killAfter, round);
      backend = await startBackendProcess(folder.path);
      const stored = await storedKeys(backend);
      const unsure = messages.filter(({ key }) => !acknowledged.has(key));
      totals.acknowledged += acknowledged.size;
      totals.lost += [...acknowledged].filter((key) => !stored.has(key)).length;
      totals.answerLost += unsure.filter(({ key }) => stored.has(key)).length;
      await sendUntilTold(backend, unsure);
    }
    const stored = await storedKeys(backend);
    return {
      ...totals,
      sent: all.length,
      kills: rounds,
      storedTwice: [...stored.values()].filter((count) => count > 1).length,
      missing: all.filter(({ key }) => !stored.has(key)).length,
    };
  } finally {
    await backend.kill();
    await folder.remove();
  }
}

/**
 * Kills the backend some milliseconds after the given number of acknowledgements, so that it is not
 * always at the same point of its work. Gives the keys of all that were acknowledged.
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
    acknowledged.add(message.key);
    if (acknowledged.size >= killAfter) killed ??= sleep(delayMs).then(() => backend.kill());
  });
  await killed;
  return acknowledged;
}

async function sendUntilTold(backend: BackendProcess, messages: readonly Message[]): Promise<void> {
  await inFlight(messages, WIDTH, async (message) => {
    for (let attempt = 0; attempt < 3; attempt += 1) if (await send(backend, message)) return;
  });
}
