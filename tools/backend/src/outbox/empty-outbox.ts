import { queryAccounts } from '../accounts.ts';
import type { LocalApp } from '../embedded-app.ts';
import { MailError } from './send-by-smtp.ts';
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
  /** Resolves once the mail server has the mail. Throws a MailError. */
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
  const problem = await tryTo(async () => {
    if (!isMailable(mail.recipient)) {
      throw new MailError(`No mail can be sent to ${mail.recipient}`, true);
    }
    await deliver(composeMail(mail, settings, published));
  });
  // Killed before this, the mail is sent again, under the same Message-ID.
  await queryAccounts(app, 'select public.settle_mail($1, $2, $3)', [
    mail.id,
    problem?.message ?? '',
    problem?.isFinal ?? false,
  ]);
}

async function tryTo(work: () => Promise<void>): Promise<MailError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return error;
    return new MailError(error instanceof Error ? error.message : String(error), false);
  }
}
