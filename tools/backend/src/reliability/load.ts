import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { startBackendProcess } from './backend-process.ts';
import { inFlight, makeMessages, send, storedTimes } from './messages.ts';

export interface LoadFigures {
  readonly sent: number;
  readonly inFlight: number;
  readonly acknowledged: number;
  readonly storedOnce: number;
  /** Of the whole, in seconds. */
  readonly seconds: number;
  /** From sending one to its answer, in milliseconds. */
  readonly medianMs: number;
  readonly slowestMs: number;
}

/** Sends messages, `width` of them at any moment, each of another sender. @param prepare may fill the data folder. */
export async function load(
  count: number,
  width: number,
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<LoadFigures> {
  const folder = await makeTempFolder();
  await prepare(folder.path);
  const backend = await startBackendProcess(folder.path);
  try {
    const messages = makeMessages(count);
    const durations: number[] = [];
    let acknowledged = 0;
    const start = performance.now();
    await inFlight(messages, width, async (message) => {
      const begin = performance.now();
      if (await send(backend, message)) acknowledged += 1;
      durations.push(performance.now() - begin);
    });
    const seconds = (performance.now() - start) / 1000;
    const stored = await storedTimes(backend);
    durations.sort((one, other) => one - other);
    return {
      sent: count,
      inFlight: width,
      acknowledged,
      storedOnce: messages.filter(({ row }) => stored.get(row.email) === 1).length,
      seconds: Number(seconds.toFixed(1)),
      medianMs: Math.round(durations[Math.floor(count / 2)] ?? 0),
      slowestMs: Math.round(durations.at(-1) ?? 0),
    };
  } finally {
    await backend.kill();
    await folder.remove();
  }
}
