import { COMPANY_BY_LANGUAGE } from '../brand.ts';
import { listQuotableEmailTexts, type QuotableEmail } from '../compose-mail.ts';
import type { SavedSiteSettings } from '../mail-look.ts';
import { isRequestSignatureValid } from '../signature.ts';
import { findSignedMessageIds } from './delivery-report.ts';
import { MAX_EMAIL_BYTES } from './limits.ts';
import type { ParsedEmail, ParseEmailOptions } from './parsed-email.ts';
import {
  describeRejectedFiles,
  EMAIL_REJECTION_REPLIES,
  type EmailRejectionReply,
  formatFileSize,
} from './rejections.ts';

/**
 * The database calls and the parser for incoming emails, which the edge function and the local backend implement
 * differently.
 */
export interface EmailReceiverDependencies {
  /** The secret with which the mail server signs its requests. */
  readonly secret: string;
  /** Calls a database function. A thrown error has the database's error `code`. */
  readonly call: (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /**
   * Parses an email.
   * @throws {EmailRejectedError} if parsing takes too long or the email is invalid
   */
  readonly parse: (source: Uint8Array, options: ParseEmailOptions) => Promise<ParsedEmail>;
}

/** An error that rejects an incoming email, with the SMTP response for the sender. */
export class EmailRejectedError extends Error {
  readonly refusal: EmailRejectionReply;

  constructor(refusal: EmailRejectionReply, options?: ErrorOptions) {
    super(refusal.message, options);
    this.refusal = refusal;
  }
}

/** The result of processing an incoming email. */
type IncomingEmailOutcome = 'added' | 'known' | 'reported' | 'welcome';

/** The maximum size of a mail server's request in bytes, which is JSON with the email in base64. */
export const MAX_MAIL_SERVER_REQUEST_BYTES = Math.ceil(MAX_EMAIL_BYTES / 3) * 4 + 4_096;

interface EmailRequest {
  readonly recipient: string;
  /** The envelope sender of the email, empty for delivery reports, undefined if the mail server does not provide it. */
  readonly sender: string | undefined;
  /** The email in base64, undefined if the mail server only checks the recipient. */
  readonly source: string | undefined;
}

/**
 * Processes a mail server's signed request with an email, and rejects a bad email with an SMTP code and an
 * explanation.
 */
export async function handleIncomingEmail(
  request: Request,
  receiver: EmailReceiverDependencies,
): Promise<Response> {
  try {
    const length = Number(request.headers.get('content-length') ?? 0);
    if (length > MAX_MAIL_SERVER_REQUEST_BYTES)
      throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.tooLarge);
    const body = await request.text();
    const signature = request.headers.get('x-signature') ?? '';
    const time = request.headers.get('x-signed-at') ?? '';
    if (
      request.method !== 'POST' ||
      !(await isRequestSignatureValid(receiver.secret, { time, signature, body }))
    ) {
      return Response.json({ message: 'The signature is not valid.' }, { status: 401 });
    }
    const email = readRequest(body);
    if (!email) {
      return Response.json({ message: 'recipient and source are missing.' }, { status: 400 });
    }
    return Response.json({ result: await receiveEmail(email, receiver) });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return Response.json(refusal, { status: 422 });
  }
}

function readRequest(body: string): EmailRequest | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { recipient, sender, source }: Record<string, unknown> = Object(json);
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  if (typeof recipient !== 'string' || !isText(sender) || !isText(source)) return undefined;
  return { recipient, sender: textOrNone(sender), source: textOrNone(source)?.replace(/\s+/g, '') };
}

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The conversation of an email, as the SQL function `find_email_thread` returns it. */
interface Thread {
  readonly conversation: string;
  readonly email: string;
  readonly by_token: boolean;
  readonly message: string | null;
  readonly mails: readonly QuotableEmail[];
}

async function receiveEmail(
  email: EmailRequest,
  receiver: EmailReceiverDependencies,
): Promise<IncomingEmailOutcome> {
  const { recipient, sender, source } = email;
  if (source !== undefined && source.length > MAX_MAIL_SERVER_REQUEST_BYTES) {
    throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.tooLarge);
  }
  const ids = source === undefined ? [] : idsIn(source, sender);
  const thread = (await receiver.call('find_email_thread', {
    recipient: recipient.slice(0, 320),
    ids,
  })) as Thread | null;
  if (!thread) throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.unknown);
  if (source === undefined) return 'welcome';
  await receiver.call('count_email', { conversation: thread.conversation });
  const published = (await receiver.call('published_settings', {})) as SavedSiteSettings;
  const parsed = await receiver.parse(fromBase64(source), {
    envelopeSender: sender,
    correspondence: { ours: oursOf(recipient), sent: sentIn(thread, published) },
  });
  if (parsed.report) return report(parsed.report, thread, receiver);
  if (parsed.body === '') throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.empty);
  const outcome = await receiver.call('receive_email', {
    conversation: thread.conversation,
    by_token: thread.by_token,
    sender: parsed.sender,
    body: parsed.body,
    quotation: parsed.quotation,
    mail_id: parsed.mailId,
    automatic: parsed.isAutomatic,
    files: parsed.files.map(({ name, type, content }) => ({
      name,
      type,
      size_text: formatFileSize(content.byteLength),
    })),
    contents: parsed.files.map(({ content }) => toBase64(content)),
    refused_line: describeRejectedFiles([{ name: '', size: 0 }], parsed.body)
      .replace(/^1/, '')
      .replace(/: .*$/, ': '),
  });
  if (outcome === 'empty') throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.empty);
  if (outcome === 'unknown') throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.unknown);
  return outcome as IncomingEmailOutcome;
}

/**
 * Marks the staff reply of a delivery report as failed. Without its ID, that is the conversation's newest reply to the
 * reported address.
 */
async function report(
  { outcome, reason, ids }: NonNullable<ParsedEmail['report']>,
  thread: Thread,
  { call }: EmailReceiverDependencies,
): Promise<IncomingEmailOutcome> {
  if (outcome !== 'failed') return 'reported';
  const named = thread.message
    ? thread
    : ((await call('find_email_thread', { recipient: '', ids })) as Thread | null);
  const isSame = named?.conversation === thread.conversation;
  await call('report_undelivered', {
    conversation: thread.conversation,
    message: isSame ? (named?.message ?? null) : null,
    problem: reason || 'The mail server gave no reason.',
  });
  return 'reported';
}

/** Finds signed Message-IDs and reply addresses in the headers of an email, or in a whole delivery report. */
function idsIn(source: string, sender: string | undefined): readonly string[] {
  const head = headOf(source);
  const isReport =
    sender?.trim() === '' ||
    /^content-type:\s*multipart\/report|^from:.{0,200}(?:mailer-daemon|postmaster|microsoftexchange)|^x-failed-recipients:|^return-path:\s*<>/im.test(
      head,
    );
  if (!isReport) return findSignedMessageIds(head);
  const bytes = fromBase64(source);
  return findSignedMessageIds(new TextDecoder().decode(bytes));
}

/** The maximum length of the headers that are searched for the email's thread, in base64 characters. */
const HEAD_BASE64 = 96 * 1024;

function headOf(source: string): string {
  const text = new TextDecoder().decode(fromBase64(source.slice(0, HEAD_BASE64)));
  const end = text.search(/\r?\n\r?\n/);
  return end < 0 ? text : text.slice(0, end);
}

function oursOf(recipient: string): readonly string[] {
  const domain = recipient.slice(recipient.lastIndexOf('@')).toLowerCase();
  return [
    ...(domain.length > 1 ? [domain] : []),
    ...Object.values(COMPANY_BY_LANGUAGE).map(({ name }) => name.toLowerCase()),
  ];
}

/** Returns the sent emails that a reply can quote, with their texts as each recipient saw them. */
const sentIn = ({ mails }: Thread, published: SavedSiteSettings): readonly string[] =>
  mails.flatMap((mail) => listQuotableEmailTexts(mail, published));

/** Returns the explanation for the sender of a rejected email, or undefined after an internal error. */
function refusalOf(error: unknown): EmailRejectionReply | undefined {
  if (error instanceof EmailRejectedError) return error.refusal;
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  if (code === 'PT429') return { ...EMAIL_REJECTION_REPLIES.limited, message: String(message) };
  // Stops the mail server from sending the email again, because the database would reject the same value again.
  return /^2[23]/.test(String(code)) ? EMAIL_REJECTION_REPLIES.unreadable : undefined;
}

function fromBase64(text: string): Uint8Array {
  try {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    for (let index = 0; index < characters.length; index += 1) {
      bytes[index] = characters.charCodeAt(index);
    }
    return bytes;
  } catch (cause) {
    throw new EmailRejectedError(EMAIL_REJECTION_REPLIES.unreadable, { cause });
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8_192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  }
  return btoa(text);
}
