import { afterAll, beforeEach } from 'vitest';
import { signRequestBody } from '../../../../../supabase/functions/_shared/signature.ts';
import { ask, empty, getApp, mails, opened, reply } from '../../outbox/testing/use-outbox.ts';
import { EmailParser } from '../email-parser.ts';
import { RECEIVE_MAIL_FUNCTION_PATH, receiveEmail } from '../receive-email.ts';

const SECRET = 'of this test';
const parser = new EmailParser();

export interface Sent {
  readonly conversation: string;
  /** The reply address in the email. */
  readonly to: string;
  /** The Message-ID of the email without angle brackets. */
  readonly messageId: string;
}

/** Creates a conversation to which staff replied by email. */
export async function answered(
  row: Parameters<typeof opened>[0] = {},
  body = 'Dear Ada',
): Promise<Sent> {
  const conversation = await opened(row);
  await reply(conversation, body);
  await empty();
  const sent = (await mails()).at(-1);
  const to = sent?.headers['reply-to'] ?? '';
  return { conversation, to, messageId: sent?.messageId ?? '' };
}

interface HandOptions {
  readonly secret?: string;
  readonly sender?: string | undefined;
}

/** Sends an email to the backend like the mail server. */
export async function hand(
  recipient: string,
  source: string | Uint8Array | undefined,
  { secret = SECRET, sender }: HandOptions = {},
): Promise<Response> {
  const base64 = source === undefined ? undefined : Buffer.from(source).toString('base64');
  const body = JSON.stringify({ recipient, sender, source: base64 });
  const time = String(Date.now());
  const headers = { 'x-signed-at': time, 'x-signature': await signRequestBody(secret, time, body) };
  const request = new Request(`http://localhost:1${RECEIVE_MAIL_FUNCTION_PATH}`, {
    method: 'POST',
    headers,
    body,
  });
  return receiveEmail(getApp(), { secret: SECRET, parser }, request);
}

/** Returns the result of an email, or its refusal with the SMTP code. */
export const outcome = async (...args: Parameters<typeof hand>): Promise<unknown> =>
  (await hand(...args)).json();

export interface StoredMessage {
  readonly id: string;
  readonly body: string;
  readonly sender_address: string;
  readonly delivery: string;
  readonly delivery_problem: string;
  readonly quotation: string | null;
  readonly files: readonly { name: string; type: string; size: number; content: string }[];
}

/** Returns the messages of a conversation with their quotations and files. */
export const messagesOf = (conversation: string): Promise<readonly StoredMessage[]> =>
  ask<StoredMessage>(
    `select m.id, m.body, m.sender_address, m.delivery, m.delivery_problem,
        (select q.body from public.message_quotations q where q.message_id = m.id) as quotation,
        coalesce((select json_agg(json_build_object('name', a.name, 'type', a.media_type, 'size', a.size,
          'content', encode(f.content, 'escape')) order by a.number)
          from public.attachments a join private.attachment_contents f on f.attachment_id = a.id
          where a.message_id = m.id), '[]') as files
      from public.messages m where m.conversation_id = $1 order by m.number`,
    conversation,
  );

/** Returns the newest message of a conversation. */
export async function newest(conversation: string): Promise<StoredMessage> {
  const message = (await messagesOf(conversation)).at(-1);
  if (!message) throw new Error('The conversation has no messages.');
  return message;
}

/** Resets the limits before each test, and ends the parsing thread after the tests of the calling file. */
export function useParser(): void {
  beforeEach(() => ask('delete from private.rate_counts'));
  afterAll(() => parser.close());
}
