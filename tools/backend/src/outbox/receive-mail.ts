import { hasCode } from '@torsa/node-lib/has-code';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { queryAccounts } from '../accounts.ts';
import type { LocalApp } from '../embedded-app.ts';
import { isSigned, readAnswer } from './shared-mail.ts';

/** Where hosted has the function supabase/functions/receive-mail. */
export const RECEIVE_MAIL = '/functions/v1/receive-mail';

const bodySchema = v.object({
  recipient: v.string(),
  /** The mail as it came, in base64: its bytes are of any encoding. */
  source: v.string(),
});

/**
 * Takes a mail in that a mail server hands over, signed. Answers 200 with what became of it, 401 where the signature is
 * not right, 400 where the body is not, and 429 where somebody sends too much.
 */
export async function receiveMail(
  app: LocalApp,
  secret: string,
  request: Request,
): Promise<Response> {
  const body = await request.text();
  const signature = request.headers.get('x-signature') ?? '';
  const time = request.headers.get('x-signed-at') ?? '';
  if (request.method !== 'POST' || !(await isSigned(secret, { time, signature, body }))) {
    return Response.json({ message: 'The signature is not right.' }, { status: 401 });
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), bodySchema), body);
  if (!read.success) {
    return Response.json({ message: 'It needs recipient and source.' }, { status: 400 });
  }
  const mail = await PostalMime.parse(Buffer.from(read.output.source, 'base64'));
  const answer = readAnswer(mail);
  try {
    const [row] = await queryAccounts<{ result: string }>(
      app,
      'select public.take_in_mail($1, $2, $3, $4, $5::text[], $6) as result',
      [
        read.output.recipient,
        answer.sender,
        answer.body,
        answer.mail_id,
        answer.answers,
        answer.automatic,
      ],
    );
    return Response.json({ result: row?.result });
  } catch (error) {
    if (!hasCode(error, 'PT429')) throw error;
    return Response.json({ message: error.message }, { status: 429 });
  }
}
