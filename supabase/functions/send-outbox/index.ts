// The edge function that sends due emails and staff invitations each minute.
import { createTransport } from 'npm:nodemailer@10.6.0';
import { callFunction, database, serviceKey, setting } from '../_shared/database.ts';
import { createStorageFileReader, SMTP_TIMEOUTS, sendDueEmails } from '../_shared/send-emails.ts';
import { inviteStaff } from './invite-staff.ts';

/** The time after which the function claims no more emails, in milliseconds. */
const LONGEST_MS = 50_000;

Deno.serve(async (request: Request) => {
  if (request.headers.get('authorization') !== `Bearer ${setting('OUTBOX_SECRET')}`) {
    return new Response(null, { status: 401 });
  }
  const smtp = createTransport({
    host: setting('SMTP_HOST'),
    // Uses port 465, because edge functions cannot connect to the ports 25 and 587.
    port: 465,
    secure: true,
    auth: { user: setting('SMTP_USER'), pass: setting('SMTP_PASS') },
    ...SMTP_TIMEOUTS,
  });
  const data = database();
  const settings = {
    from: setting('MAIL_FROM'),
    siteUrl: setting('SITE_URL'),
    functionsUrl: `${setting('SUPABASE_URL')}/functions/v1`,
  };
  const tried = await sendDueEmails(
    {
      call: (name, args) => callFunction(name, args, data),
      settings,
      readFile: createStorageFileReader(`${setting('SUPABASE_URL')}/storage/v1`, serviceKey()),
      deliver: (mail) => smtp.sendMail(mail),
    },
    Date.now() + LONGEST_MS,
  );
  return Response.json({ tried, invited: await inviteStaff(data) });
});
