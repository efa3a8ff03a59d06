import { messageOf } from './errors.ts';

/** What a child tells the supervisor that forked it; `url` is where people or browsers find it. */
export type ChildMessage =
  | { type: 'ready'; url: string; publishableKey?: string }
  | { type: 'failed'; message: string };

type Running = { url: string; publishableKey?: string; close(): Promise<void> };

/**
 * Runs a server as a child process: starts it, reports `ready` or `failed` to the parent, and
 * closes it in order on SIGINT, SIGTERM or when the parent is gone.
 * Exit code 0 after an orderly end, 1 when the start failed.
 */
export async function runAsChild(start: () => Promise<Running>): Promise<void> {
  const starting = start();
  let ending = false;
  const end = async (): Promise<void> => {
    // Ctrl-C reaches child and parent alike, and the parent signals as well.
    if (ending) return;
    ending = true;
    const running = await starting.catch(() => undefined);
    await running?.close().catch((error: unknown) => console.error(messageOf(error)));
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, end);
  try {
    const { url, publishableKey } = await starting;
    await tell({ type: 'ready', url, ...(publishableKey === undefined ? {} : { publishableKey }) });
  } catch (error) {
    if (ending) return;
    ending = true;
    await tell({ type: 'failed', message: messageOf(error) });
    process.exit(1);
  }
}

// Resolves when the message has left: an exit right after sending would lose it.
async function tell(message: ChildMessage): Promise<void> {
  if (process.send) {
    await new Promise<void>((sent) => process.send?.(message, () => sent()));
  } else if (message.type === 'failed') console.error(message.message);
  else console.log(`Ready: ${message.url}`);
}
