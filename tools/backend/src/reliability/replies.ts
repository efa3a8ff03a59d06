import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import { runSqlOnAccountTables } from '../accounts.ts';
import type { LocalInboxServer } from '../inbox/inbox-server.ts';
import type { StoredMail } from '../inbox/mail-store.ts';
import { createSignedInApiClient, openDatabase } from '../testing.ts';
import type { StoppableBackend } from './backend-process.ts';

export interface EmailReplyCounts {
  /** The number of staff replies whose notification email never arrived. */
  readonly missing: number;
  /** The number of emails that arrived more than once with the same Message-ID. */
  readonly repeated: number;
  /** The number of emails whose Message-ID does not belong to any reply. */
  readonly unknown: number;
}

/** The time-out in milliseconds until the backend has emailed all staff replies on a busy machine. */
const timeoutMs = 300_000;

/**
 * Waits until the backend marks all email replies as sent.
 * @returns the counts of missing and repeated emails
 */
export async function waitUntilRepliesAreEmailed(
  backend: StoppableBackend,
  inbox: LocalInboxServer,
  replies: readonly string[],
): Promise<EmailReplyCounts> {
  const member = await createSignedInApiClient(
    backend,
    'tm001@torsa.example',
    'local-team-member-1',
  );
  const areSent = () => checkSent(member, replies.length);
  await waitUntil('all are sent', areSent, { timeoutMs, intervalMs: 250 });
  const mails = (await (await fetch(`${inbox.url}/email`)).json()) as readonly StoredMail[];
  const received = mails.map(
    ({ messageId }) => /^message\.([0-9a-f-]{36})[.@]/.exec(messageId)?.[1] ?? '',
  );
  const distinct = new Set(received);
  return {
    missing: replies.filter((id) => !distinct.has(id)).length,
    repeated: received.length - distinct.size,
    unknown: [...distinct].filter((id) => !replies.includes(id)).length,
  };
}

async function checkSent(member: SupabaseClient, count: number): Promise<void> {
  const { data } = await member.from('messages').select('id').eq('delivery', 'sent');
  if (data?.length !== count) throw new Error('The backend has not sent all replies yet');
}

/**
 * Inserts staff replies with due notification emails into a database.
 * @returns the IDs of the replies
 */
export async function createEmailReplies(
  dataDir: string,
  count: number,
): Promise<readonly string[]> {
  const app = await openDatabase(join(dataDir, 'postgres'));
  const rows = await runSqlOnAccountTables<{ id: string }>(
    app,
    `with conversation as (
      insert into public.conversations (subject, name, email, status)
        select 'Hello', 'Ada', 'ada' || place || '@example.org', 'waiting' from generate_series(1, $1) place
        returning id, email
    ), reply as (
      insert into public.messages (conversation_id, number, kind, author_name, body, delivery)
        select id, 1, 'staff', 'Local', 'Dear Ada', 'queued' from conversation returning id, conversation_id
    )
    insert into private.outbox (message_id, recipient, template)
      select r.id, c.email, 'reply'
      from reply r join conversation c on c.id = r.conversation_id
      returning message_id as id`,
    [count],
  );
  await app.connection.close();
  return rows.map(({ id }) => id);
}
