import { join } from 'node:path';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import { queryAccounts } from '../accounts.ts';
import { startInbox } from '../inbox/inbox-server.ts';
import type { Mail } from '../inbox/mail-store.ts';
import { copyTemplate } from '../test-database.ts';
import { openTestApp, signedIn } from '../testing.ts';
import { type BackendProcess, startBackendProcess } from './backend-process.ts';

export interface ReplyFigures {
  /** Replies whose mail never came. */
  readonly missing: number;
  /** Mails that came again, under the Message-ID of before. */
  readonly repeated: number;
  /** Mails whose Message-ID belongs to no reply. */
  readonly unknown: number;
  /** Replies that the database calls sent at the end. */
  readonly sent: number;
}

/** How long a machine that does other things may take, in milliseconds. */
const timeoutMs = 300_000;

/** Kills the backend while the mails of replies leave, as often as told, and lets it send the rest. */
export async function killDuringReplies(count: number, kills: number): Promise<ReplyFigures> {
  const folder = await makeTempFolder();
  const replies = await makeReplies(folder.path, count);
  const smtpPort = await freePort();
  const mailDir = join(folder.path, 'received');
  const inbox = await startInbox({ webPort: await freePort(), smtpPort, mailDir });
  const ids = async (): Promise<readonly string[]> => {
    const mails = (await (await fetch(`${inbox.url}/email`)).json()) as readonly Mail[];
    return mails.map(({ messageId }) => /^message\.([^@]+)@/.exec(messageId)?.[1] ?? '');
  };
  let backend = await startBackendProcess(folder.path, smtpPort);
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = Math.round((count * kill) / (kills + 1));
      const come = async () => check((await ids()).length >= enough);
      await waitUntil(`${enough} mails have come`, come, { timeoutMs, intervalMs: 5 });
      await backend.kill();
      backend = await startBackendProcess(folder.path, smtpPort);
    }
    const sent = await waitUntil('all are sent', () => sentReplies(backend, count), { timeoutMs });
    const received = await ids();
    const distinct = new Set(received);
    return {
      missing: replies.filter((id) => !distinct.has(id)).length,
      repeated: received.length - distinct.size,
      unknown: [...distinct].filter((id) => !replies.includes(id)).length,
      sent,
    };
  } finally {
    await backend.kill();
    await inbox.close();
    await folder.remove();
  }
}

function check(isSo: boolean): void {
  if (!isSo) throw new Error('Not yet');
}

async function sentReplies(backend: BackendProcess, count: number): Promise<number> {
  const member = await signedIn(backend, 'tm001@torsa.example', 'local-team-member-1');
  const { data } = await member.from('messages').select('id').eq('delivery', 'sent');
  check(data?.length === count);
  return count;
}

/** Replies whose mails are due, in a data folder. @returns their ids */
async function makeReplies(dataDir: string, count: number): Promise<readonly string[]> {
  await copyTemplate(dataDir);
  const app = await openTestApp(join(dataDir, 'postgres'));
  const rows = await queryAccounts<{ id: string }>(
    app,
    `with conversation as (
      insert into public.conversations (subject, name, email, status)
        select 'Hello', 'Ada', 'ada' || place || '@example.org', 'waiting' from generate_series(1, $1) place
        returning id, email
    ), reply as (
      insert into public.messages (conversation_id, number, kind, author_name, body, delivery)
        select id, 1, 'staff', 'Local', 'Dear Ada', 'queued' from conversation returning id, conversation_id
    )
    insert into private.outbox (message_id, recipient, sender, subject, body)
      select r.id, c.email, 'Local', 'Re: Hello', 'Dear Ada'
      from reply r join conversation c on c.id = r.conversation_id
      returning message_id as id`,
    [count],
  );
  await app.connection.close();
  return rows.map(({ id }) => id);
}
