import { handleIncomingEmail } from '../../../../supabase/functions/_shared/incoming/receive-email.ts';
import { callEdgeFunction } from '../call-function.ts';
import type { EmbeddedSupabase } from '../embedded-app.ts';
import type { EmailParser } from './email-parser.ts';

/** The URL path of the edge function supabase/functions/receive-mail, as on hosted Supabase. */
export const RECEIVE_MAIL_FUNCTION_PATH = '/functions/v1/receive-mail';

export interface EmailReceiver {
  /** The secret with which the mail server signs incoming emails. */
  readonly secret: string;
  readonly parser: EmailParser;
}

/** Receives an email like the edge function on hosted Supabase, with the shared function `handleIncomingEmail`. */
export const receiveEmail = (
  app: EmbeddedSupabase,
  { secret, parser }: EmailReceiver,
  request: Request,
): Promise<Response> =>
  handleIncomingEmail(request, {
    secret,
    parse: (source, options) => parser.parse(source, options),
    call: (name, args) => callEdgeFunction(app, name, args),
  });
