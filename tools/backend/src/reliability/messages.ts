import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  createSignedInApiClient,
  insertRowsByFetch,
  openDatabase,
  type TestApiConnection,
} from '../testing.ts';

export interface TestMessage {
  readonly key: string;
  readonly row: { readonly name: string; readonly email: string; readonly message: string };
}

/** Creates contact messages of different senders, because the rate limit allows one sender only a few messages. */
export function createTestMessages(count: number): readonly TestMessage[] {
  return Array.from({ length: count }, (_, number) => ({
    key: randomUUID(),
    row: {
      name: `Sender ${number}`,
      email: `${randomUUID()}@example.org`,
      message: `Message ${number}`,
    },
  }));
}

/** Raises the message rate limits in a database, because local senders have no network address and share one limit. */
export async function raiseMessageRateLimit(dataDir: string): Promise<void> {
  const { connection } = await openDatabase(join(dataDir, 'postgres'));
  await connection.driver.query(
    `update private.rate_limits set maximum = 1000000000 where name = 'contact bytes'`,
    [],
  );
  await connection.close();
}

/**
 * Sends a contact message.
 * @returns true if the backend acknowledged the message
 */
export async function sendTestMessage(
  backend: TestApiConnection,
  { key, row }: TestMessage,
): Promise<boolean> {
  try {
    const headers = { 'idempotency-key': key };
    const response = await insertRowsByFetch(backend, 'contact_messages', row, headers);
    await response.text();
    return response.status === 201;
  } catch {
    return false;
  }
}

const PAGE = 1000;

/** Logs in as the founder and counts the stored messages of each sender. */
export async function countStoredMessages(
  backend: TestApiConnection,
): Promise<ReadonlyMap<string, number>> {
  const founder = await createSignedInApiClient(
    backend,
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  const times = new Map<string, number>();
  for (let from = 0; ; from += PAGE) {
    const { data, error } = await founder
      .from('contact_messages')
      .select('email')
      .order('id')
      .range(from, from + PAGE - 1);
    if (error) throw error;
    for (const { email } of data) times.set(email, (times.get(email) ?? 0) + 1);
    if (data.length < PAGE) return times;
  }
}

/** Calls a function for all items, with at most `width` items at the same time. */
export async function runWithConcurrencyLimit<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
