import { queryAccounts } from '../accounts.ts';
import type { LocalApp } from '../embedded-app.ts';
import {
  type ClaimedMail,
  type ComposedMail,
  composeMail,
  isMailable,
  type MailSettings,
  type PublishedSettings,
} from './shared-mail.ts';

export interface Sending {
  readonly app: LocalApp;
  readonly settings: MailSettings;
  /** Resolves once the mail server has the mail. Throws an error with its `responseCode` where it refuses. */
  readonly deliver: (mail: ComposedMail) => Promise<void>;
}

/** How many mails are claimed at a time; they leave one after the other. */
const BATCH = 20;

/**
 * Sends all mails that are due. One that is refused or that no server takes is put off or given up, and said to be so in
 * the database.
 * @returns how many were tried
 */
export async function emptyOutbox(sending: Sending): Promise<number> {
  let tried = 0;
  for (;;) {
    const claimed = await claim(sending.app);
    const published = claimed.length > 0 ? await publishedSettings(sending.app) : {};
    for (const mail of claimed) await send(sending, mail, published);
    tried += claimed.length;
    if (claimed.length < BATCH) return tried;
  }
}

const claim = (app: LocalApp): Promise<readonly ClaimedMail[]> =>
  queryAccounts<ClaimedMail>(app, 'select * from public.claim_mails($1)', [BATCH]);

async function publishedSettings(app: LocalApp): Promise<PublishedSettings> {
  const sql = 'select public.published_settings() as published';
  const [row] = await queryAccounts<{ published: PublishedSettings }>(app, sql, []);
  return row?.published ?? {};
}

async function send(
  { app, settings, deliver }: Sending,
  mail: ClaimedMail,
  published: PublishedSettings,
): Promise<void> {
  const problem = isMailable(mail.recipient)
    ? await problemOf(async () => deliver(composeMail(mail, settings, published)))
    : { message: `No mail can be sent to ${mail.recipient}`, isFinal: true };
  // Killed before this, the mail is sent again, under the same Message-ID.
  await queryAccounts(app, 'select public.settle_mail($1, $2, $3)', [
    mail.id,
    problem?.message ?? '',
    problem?.isFinal ?? false,
  ]);
}

interface Problem {
  readonly message: string;
  /** Whether the mail server would refuse it again. */
  readonly isFinal: boolean;
}

async function problemOf(work: () => Promise<void>): Promise<Problem | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const { responseCode } = Object(error);
    const message = error instanceof Error ? error.message : String(error);
    return { message, isFinal: Number(responseCode) >= 500 };
  }
}
