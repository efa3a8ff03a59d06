import { callFunction } from '../call-function.ts';
import type { LocalApp } from '../embedded-app.ts';
import type { EmailParser } from './email-parser.ts';
import { answerEmail } from './shared-incoming.ts';

/** Where hosted has the function supabase/functions/receive-mail. */
export const RECEIVE_MAIL = '/functions/v1/receive-mail';

export interface EmailReceiver {
  /** Signs the emails that the mail server hands over. */
  readonly secret: string;
  readonly parser: EmailParser;
}

/** Receives an email as the edge function does on hosted: `answerEmail` has the steps and the answers. */
export const receiveEmail = (
  app: LocalApp,
  { secret, parser }: EmailReceiver,
  request: Request,
): Promise<Response> =>
  answerEmail(request, {
    secret,
    parse: (source, options) => parser.parse(source, options),
    call: (name, args) => callFunction(app, name, args),
  });
