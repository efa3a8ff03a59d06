import * as v from 'valibot';
import type { ComposedEmail } from '../../../../supabase/functions/_shared/compose-mail.ts';
import {
  createStorageFileReader,
  sendDueEmails,
} from '../../../../supabase/functions/_shared/send-emails.ts';
import { callApiWithServiceKey } from './as-service.ts';
import { type ReceivedTestMail, waitForNewMail } from './mailbox.ts';
import type { TestedBackendStack } from './stack.ts';

type Hosted = Pick<
  TestedBackendStack,
  'url' | 'publishableKey' | 'serviceKey' | 'siteUrl' | 'inboxUrl'
>;

const uninvited = v.array(v.object({ email: v.string(), has_account: v.boolean() }));
const recovery = v.object({ hashed_token: v.string() });

/**
 * Sends staff invitations like `supabase/functions/send-outbox`. For an address with an account, the invitation is in
 * the outbox, because the auth server sends none.
 */
export async function receiveHostedSupabaseInvitation(
  stack: Hosted,
  email: string,
): Promise<ReceivedTestMail> {
  const rpc = (name: string, given: object) =>
    callApiWithServiceKey(stack, 'POST', `/rest/v1/rpc/${name}`, given);
  const invited = v
    .parse(uninvited, await rpc('uninvited_staff', {}))
    .find((one) => one.email === email);
  if (!invited)
    throw new Error(
      `${email} has already been invited. Use an email address that was not invited before.`,
    );
  if (!invited.has_account) {
    await callApiWithServiceKey(stack, 'POST', '/auth/v1/invite', { email });
    return waitForNewMail(stack, email);
  }
  const asked = { type: 'recovery', email };
  const link = await callApiWithServiceKey(stack, 'POST', '/auth/v1/admin/generate_link', asked);
  await rpc('mail_staff_invitation', { email, token: v.parse(recovery, link).hashed_token });
  const sent: ComposedEmail[] = [];
  await sendDueEmails({
    call: rpc,
    settings: {
      from: 'hello@torsa.example',
      siteUrl: stack.siteUrl,
      functionsUrl: `${stack.url}/functions/v1`,
    },
    readFile: createStorageFileReader(`${stack.url}/storage/v1`, stack.serviceKey),
    deliver: async (mail) => sent.push(mail),
  });
  const mail = sent.findLast(({ to }) => to.address === email);
  if (!mail)
    throw new Error(
      `The outbox contains no email to ${email}. Check the failed emails in the outbox.`,
    );
  return mail;
}
