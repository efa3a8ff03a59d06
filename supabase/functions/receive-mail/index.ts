// Takes an answer by mail in. Whoever receives the mails of `reply+…@` calls it, signed: supabase/README.md.
import PostalMime from 'npm:postal-mime@4.0.0';
import { database, setting } from '../_shared/database.ts';
import { readAnswer } from '../_shared/read-answer.ts';
import { isSigned } from '../_shared/signature.ts';

Deno.serve(async (request: Request) => {
  const body = await request.text();
  const signature = request.headers.get('x-signature') ?? '';
  const time = request.headers.get('x-signed-at') ?? '';
  if (!(await isSigned(setting('RECEIVE_MAIL_SECRET'), { time, signature, body }))) {
    return Response.json({ message: 'The signature is not right.' }, { status: 401 });
  }
  const { recipient, source }: { recipient?: unknown; source?: unknown } = JSON.parse(body);
  if (typeof recipient !== 'string' || typeof source !== 'string') {
    return Response.json({ message: 'It needs recipient and source.' }, { status: 400 });
  }
  const mail = await PostalMime.parse(Uint8Array.from(atob(source), (one) => one.charCodeAt(0)));
  const { data, error, status } = await database().rpc('take_in_mail', {
    recipient,
    ...readAnswer(mail),
  });
  if (error) return Response.json({ message: error.message }, { status });
  return Response.json({ result: data });
});
