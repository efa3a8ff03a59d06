import { AsyncResource } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { runSqlOnAccountTables } from './accounts.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { type MailContext, mailContextStorage } from './mail-driver.ts';

/** The URLs of the backend and the site for a staff invitation. */
export interface InvitationContext {
  readonly app: EmbeddedSupabase;
  readonly siteUrl: string;
}

/**
 * Emails an invitation to each staff member without an account, at the start and after each new row in the table
 * `staff`. A failed invitation is sent at the next start.
 * @returns a function that stops after the current invitation
 */
export async function startSendingInvitations(
  inviting: InvitationContext,
): Promise<() => Promise<void>> {
  let last = inviteAll(inviting);
  const again = (): void => {
    last = last.then(() => inviteAll(inviting));
  };
  // Leaves the async context of the database notification, because the invitation must not run in another request's
  // transaction.
  const { driver } = inviting.app.connection;
  const unlisten = await driver.listen('staff_added', AsyncResource.bind(again));
  await last;
  return async () => {
    await unlisten();
    await last;
  };
}

async function inviteAll(inviting: InvitationContext): Promise<void> {
  const staff = await runSqlOnAccountTables<Uninvited>(
    inviting.app,
    'select email, has_account from public.uninvited_staff()',
    [],
  );
  for (const uninvited of staff) {
    await invite(inviting, uninvited).catch((error: unknown) => {
      console.error(
        'The invitation email to a staff member was not sent. The next start of the backend sends it again.',
        error,
      );
    });
  }
}

interface Uninvited {
  readonly email: string;
  readonly has_account: boolean;
}

async function invite(
  { app, siteUrl }: InvitationContext,
  { email, has_account: hasAccount }: Uninvited,
): Promise<void> {
  const tokenHash = randomBytes(28).toString('hex');
  await (hasAccount ? addRecovery : makeAccount)(app, email, tokenHash);
  const context: MailContext = { redirectTo: siteUrl };
  const mail = await invitation(app, { SiteURL: siteUrl, TokenHash: tokenHash, Email: email });
  await mailContextStorage.run(context, () => app.drivers.email.send({ ...mail, to: email }));
  if (context.failedFor !== undefined) return;
  const sent = hasAccount
    ? 'update private.staff_invitations set sent_at = now() where email = $1'
    : 'update auth.users set invited_at = now() where email = $1';
  await runSqlOnAccountTables(app, sent, [email]);
}

/**
 * Stores the token of a password recovery link for an existing account. Nothing else changes before the recipient
 * opens the link.
 */
async function addRecovery(app: EmbeddedSupabase, email: string, tokenHash: string): Promise<void> {
  const invitation = 'update private.staff_invitations set token = $2 where email = $1';
  await runSqlOnAccountTables(app, invitation, [email, tokenHash]);
  const recovery = `update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1`;
  await runSqlOnAccountTables(app, recovery, [email, tokenHash]);
}

/**
 * Creates an account that only the invitation link activates. An unconfirmed account with this email address loses its
 * password.
 */
async function makeAccount(app: EmbeddedSupabase, email: string, tokenHash: string): Promise<void> {
  const [account] = await runSqlOnAccountTables<{ id: string }>(
    app,
    `insert into auth.users (id, aud, role, email, confirmation_token, confirmation_sent_at,
        raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values ($1, 'authenticated', 'authenticated', $2, $3, now(),
        '{"provider": "email", "providers": ["email"]}', '{}', now(), now())
      on conflict (email) where is_sso_user = false do update set encrypted_password = null,
        confirmation_token = excluded.confirmation_token, confirmation_sent_at = now()
      returning id`,
    [randomUUID(), email, tokenHash],
  );
  await runSqlOnAccountTables(
    app,
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values ($1, 'email', $2::text, $2::text::uuid, jsonb_build_object('sub', $2::text, 'email', $3::text))
      on conflict (provider, provider_id) do update set identity_data = excluded.identity_data`,
    [randomUUID(), account?.id, email],
  );
}

const LINK = '{{ .SiteURL }}/auth/new-password?token_hash={{ .TokenHash }}&type=invite';

const templateSchema = v.object({
  email: v.object({
    template: v.object({ invite: v.object({ subject: v.string(), content_path: v.string() }) }),
  }),
});

/** Creates the invitation email from the project's template, or as plain text without a template. */
async function invitation({ config }: EmbeddedSupabase, values: Record<string, string>) {
  const fill = (text: string): string =>
    text.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) => values[name] ?? '');
  const text = fill(`Choose the password of your Torsa account: ${LINK}`);
  const read = v.safeParse(templateSchema, config.auth);
  if (!read.success) {
    const html = fill(`<p><a href="${LINK.replace('&', '&amp;')}">Choose your password</a></p>`);
    return { subject: 'Your Torsa staff account', html, text };
  }
  const { subject, content_path: path } = read.output.email.template.invite;
  return { subject: fill(subject), html: fill(await readFile(path, 'utf8')), text };
}
