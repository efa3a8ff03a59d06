// Sends the mails that are due, and invites staff who were not yet. A schedule calls it each minute: supabase/README.md.
import { createTransport } from 'npm:nodemailer@10.6.0';
import { type ClaimedMail, composeMail, isMailable } from '../_shared/compose-mail.ts';
import { database, setting } from '../_shared/database.ts';
import type { PublishedSettings } from '../_shared/mail-look.ts';
import { inviteStaff } from './invite-staff.ts';

const BATCH = 50;

Deno.serve(async (request: Request) => {
  if (request.headers.get('authorization') !== `Bearer ${setting('OUTBOX_SECRET')}`) {
    return new Response(null, { status: 401 });
  }
  const settings = {
    from: setting('MAIL_FROM'),
    siteUrl: setting('SITE_URL'),
    functionsUrl: `${setting('SUPABASE_URL')}/functions/v1`,
  };
  const smtp = createTransport({
    host: setting('SMTP_HOST'),
    // Functions reach neither port 25 nor 587.
    port: 465,
    secure: true,
    auth: { user: setting('SMTP_USER'), pass: setting('SMTP_PASS') },
  });
  const data = database();
  const { data: claimed, error } = await data.rpc('claim_mails', { most: BATCH });
  if (error) throw error;
  const { data: published, error: unread } = await data.rpc('published_settings');
  if (unread) throw unread;
  for (const mail of claimed as readonly ClaimedMail[]) {
    const problem = await tryTo(async () => {
      if (!isMailable(mail.recipient)) {
        throw Object.assign(new Error(`No mail can be sent to ${mail.recipient}`), {
          responseCode: 550,
        });
      }
      await smtp.sendMail(composeMail(mail, settings, published as PublishedSettings));
    });
    const settled = await data.rpc('settle_mail', { mail: mail.id, ...problem });
    if (settled.error) throw settled.error;
  }
  const invited = await inviteStaff(data);
  return Response.json({ tried: claimed.length, invited });
});

async function tryTo(work: () => Promise<void>): Promise<{ problem: string; is_final: boolean }> {
  try {
    await work();
    return { problem: '', is_final: false };
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
    const isFinal = typeof code === 'number' && code >= 500;
    return { problem: error instanceof Error ? error.message : String(error), is_final: isFinal };
  }
}
