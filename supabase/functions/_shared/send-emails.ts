import { Buffer } from 'node:buffer';
import type { OutgoingEmailSettings } from './compose-mail.ts';
import {
  type ClaimedEmail,
  type ComposedEmail,
  composeEmail,
  isSafeEmailAddress,
} from './compose-mail.ts';
import type { SavedSiteSettings } from './mail-look.ts';
import { createServiceRoleHeaders } from './service-key.ts';

/** The external services for sending emails: the database, Storage and the mail server. */
export interface SendEmailsDependencies {
  /** Calls a database function, which returns a set of rows as an array. */
  readonly call: (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly settings: OutgoingEmailSettings;
  /** Reads the bytes of a file from Storage. */
  readonly readFile: (id: string) => Promise<ArrayBuffer>;
  /**
   * Sends an email, and resolves after the mail server has accepted it.
   * @throws an error with a `responseCode` if the mail server rejects it
   */
  readonly deliver: (mail: ComposedEmail) => Promise<unknown>;
}

/**
 * The mail server's timeouts in milliseconds, shorter than the two minutes after which another process may send the
 * same email.
 */
export const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
};

/** The number of emails that one call of `claim_mails` claims. */
const BATCH = 10;

/**
 * Sends all due emails of the outbox. The database decides about a retry of failed emails.
 * @param deadline milliseconds since 1970, after which no further emails are claimed
 * @returns the number of emails that were tried
 */
export async function sendDueEmails(
  sending: SendEmailsDependencies,
  deadline = Infinity,
): Promise<number> {
  for (let tried = 0; ; ) {
    const claimed = (await sending.call('claim_mails', {
      maximum: BATCH,
    })) as readonly ClaimedEmail[];
    if (claimed.length > 0) {
      const published = (await sending.call('published_settings', {})) as SavedSiteSettings;
      for (const mail of claimed) await send(sending, mail, published);
    }
    tried += claimed.length;
    if (claimed.length < BATCH || Date.now() >= deadline) return tried;
  }
}

async function send(
  { call, settings, readFile, deliver }: SendEmailsDependencies,
  mail: ClaimedEmail,
  published: SavedSiteSettings,
): Promise<void> {
  const outcome = { mail: mail.id, problem: '', is_final: false };
  try {
    if (!isSafeEmailAddress(mail.recipient)) throw new UnmailableAddress(mail.recipient);
    const attachments = await readAttachments(mail, readFile);
    await deliver({
      ...composeEmail(mail, settings, published),
      ...(attachments.length > 0 && { attachments }),
    });
  } catch (error) {
    outcome.problem = error instanceof Error ? error.message : String(error);
    // Marks the email as final, because the mail server would reject it again.
    outcome.is_final = Number(Object(error).responseCode) >= 500;
  }
  // If the process ends before this database call, the email is sent again with the same Message-ID.
  await call('finish_mail', outcome);
}

async function readAttachments(mail: ClaimedEmail, readFile: SendEmailsDependencies['readFile']) {
  if (mail.template !== 'reply') return [];
  const attached = mail.data.files.filter((file) => file.attached);
  return await Promise.all(
    attached.map(async ({ id, name, media_type: contentType }) => ({
      filename: name,
      contentType,
      content: Buffer.from(await readFile(id)),
    })),
  );
}

/**
 * Creates a function that reads the bytes of a file from Storage.
 * @param url the base URL of the Storage API
 * @param key the key with the rights of the service role
 */
export function createStorageFileReader(
  url: string,
  key: string,
): SendEmailsDependencies['readFile'] {
  return async (id) => {
    const headers = createServiceRoleHeaders(key);
    const response = await fetch(`${url}/object/files/${id}`, { headers });
    if (!response.ok)
      throw new Error(`Storage returned the status ${response.status} for the file ${id}`);
    return response.arrayBuffer();
  };
}

class UnmailableAddress extends Error {
  readonly responseCode = 550;

  constructor(address: string) {
    super(`No mail can be sent to ${address}`);
  }
}
