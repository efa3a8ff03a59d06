import { randomUUID } from 'node:crypto';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sendDueEmails } from '../../../../../supabase/functions/_shared/send-emails.ts';
import { runSqlOnAccountTables } from '../../accounts.ts';
import type { EmbeddedSupabase } from '../../embedded-app.ts';
import { type LocalInboxServer, startLocalInbox } from '../../inbox/inbox-server.ts';
import type { StoredMail } from '../../inbox/mail-store.ts';
import { testDatabase } from '../../test-database.ts';
import { TEST_SITE_URL } from '../../testing.ts';
import { connectOutboxToInbox } from '../local-sending.ts';

const MEMBER = '00000000-0000-4000-8000-000000000003';

const API = 'http://localhost:1';

/** The address of the edge functions in the emails. */
export const FUNCTIONS = `${API}/functions/v1`;

let app: EmbeddedSupabase;
let remove: () => Promise<void>;
let inbox: LocalInboxServer;
let smtpPort: number;

/** The folder with the mails of the calling file's tests. */
export let folder: Awaited<ReturnType<typeof makeTempFolder>>;

export const getApp = (): EmbeddedSupabase => app;

export const ask = <Row>(sql: string, ...values: unknown[]) =>
  runSqlOnAccountTables<Row>(app, sql, values);

/** Starts the mail server on its port. It tries again, because another process can take a free port before the server. */
export const startMailServer = async (): Promise<void> => {
  inbox = await waitUntil('the mail server starts', async () =>
    startLocalInbox({ webPort: await freePort(), smtpPort, mailDir: folder.path }),
  );
};

export const stopMailServer = (): Promise<void> => inbox.close();

/** Provides each test of the calling file with a database without conversations and a mail server without mails. */
export function useOutbox(): void {
  beforeAll(async () => {
    ({ app, remove } = await testDatabase());
    folder = await makeTempFolder();
    smtpPort = await freePort();
    await startMailServer();
    await ask(
      `insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, now(), now())`,
      MEMBER,
    );
  });

  afterAll(async () => {
    await inbox.close();
    await remove();
    await folder.remove();
  });

  beforeEach(async () => {
    await ask('delete from public.conversations');
    await ask('delete from private.outbox');
    await fetch(`${inbox.url}/email/all`, { method: 'DELETE' });
  });
}

/**
 * Sends all due emails.
 * @param port the port of the mail server, by default of the inbox
 */
export const empty = (port = smtpPort) =>
  sendDueEmails(
    connectOutboxToInbox(app, {
      smtpPort: port,
      siteUrl: TEST_SITE_URL,
      apiUrl: API,
      serviceKey: '',
    }),
  );

export const mails = async () =>
  (await (await fetch(`${inbox.url}/email`)).json()) as readonly StoredMail[];

/** Creates a conversation with a new contact message. */
export async function opened(
  row: { email?: string; subject?: string; message?: string } = {},
): Promise<string> {
  const { email = 'ada@example.org', subject = 'Hello', message = 'Hi' } = row;
  await ask(
    `insert into public.contact_messages (name, email, subject, message) values ('Ada', $1, $2, $3)`,
    email,
    subject,
    message,
  );
  const [made] = await ask<{ id: string }>(
    'select id from public.conversations order by created_at desc limit 1',
  );
  return made?.id ?? '';
}

/** Replies as the team member. The statement runs in their session. */
export async function reply(conversation: string, body = 'Dear Ada'): Promise<void> {
  const claims = JSON.stringify({ sub: MEMBER, session_id: MEMBER, role: 'authenticated' });
  await ask(
    `select public.send_reply($1, $2, c.version, $3) from public.conversations c,
      set_config('request.jwt.claims', $4, true) as claims, set_config('request.jwt.claim.sub', $5, true) as sub
      where c.id = $1`,
    conversation,
    body,
    randomUUID(),
    claims,
    MEMBER,
  );
}
