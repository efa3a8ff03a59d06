import { setTimeout as sleep } from 'node:timers/promises';
import {
  type StoppableBackend,
  startBackendInThisProcess,
  startBackendProcess,
} from './backend-process.ts';
import {
  countStoredMessages,
  createTestMessages,
  runWithConcurrencyLimit,
  sendTestMessage,
  type TestMessage,
} from './messages.ts';

export interface CrashTestCounts {
  readonly sent: number;
  readonly kills: number;
  /** The number of messages that the backend acknowledged before it was killed. */
  readonly acknowledged: number;
  /** The number of acknowledged messages that are missing in the database after the crash test. */
  readonly lost: number;
  readonly storedTwice: number;
  /** The number of messages that are missing although their senders retried until the backend acknowledged them. */
  readonly missing: number;
}

const WIDTH = 20;

interface Crash {
  readonly dataDir: string;
  /** The SMTP port to which the backend sends emails. */
  readonly smtpPort: number;
}

/**
 * Crash test: kills the backend in each round while it receives messages, and restarts it with the same data.
 * Afterwards every sender retries with the same idempotency key.
 * @param atEnd checks the backend after the last round
 */
export async function runCrashTest(
  { dataDir, smtpPort }: Crash,
  rounds: number,
  perRound: number,
  atEnd: (backend: StoppableBackend) => Promise<void>,
): Promise<CrashTestCounts> {
  const all: TestMessage[] = [];
  const totals = { acknowledged: 0, lost: 0 };
  let backend: StoppableBackend = await startBackendProcess(dataDir, smtpPort);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const messages = createTestMessages(perRound);
      all.push(...messages);
      // The test kills the backend early in the first round and late in the last round.
      const killAfter = Math.round((perRound * (round + 1)) / (rounds + 1));
      const acknowledged = await sendUntilKilled(backend, messages, killAfter, round);
      const start = round === rounds - 1 ? startBackendInThisProcess : startBackendProcess;
      backend = await start(dataDir, smtpPort);
      const stored = await countStoredMessages(backend);
      totals.acknowledged += acknowledged.size;
      totals.lost += [...acknowledged].filter((email) => !stored.has(email)).length;
      await sendUntilTold(backend, messages);
    }
    const stored = await countStoredMessages(backend);
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
 * Kills the backend some milliseconds after a given number of acknowledgements, so that each kill interrupts other
 * work.
 * @returns the senders of the acknowledged messages
 */
async function sendUntilKilled(
  backend: StoppableBackend,
  messages: readonly TestMessage[],
  killAfter: number,
  delayMs: number,
): Promise<ReadonlySet<string>> {
  const acknowledged = new Set<string>();
  let killed: Promise<void> | undefined;
  await runWithConcurrencyLimit(messages, WIDTH, async (message) => {
    if (killed || !(await sendTestMessage(backend, message))) return;
    acknowledged.add(message.row.email);
    if (acknowledged.size >= killAfter) killed ??= sleep(delayMs).then(() => backend.kill());
  });
  // On a very busy machine, the watchdog (process that restarts a hanging backend) may restart the backend first,
  // which then acknowledges too few messages.
  await (killed ?? backend.kill());
  return acknowledged;
}

async function sendUntilTold(
  backend: StoppableBackend,
  messages: readonly TestMessage[],
): Promise<void> {
  await runWithConcurrencyLimit(messages, WIDTH, async (message) => {
    for (let attempt = 0; attempt < 3; attempt += 1)
      if (await sendTestMessage(backend, message)) return;
  });
}
