import { queryAccounts } from '../accounts.ts';
import type { LocalApp } from '../embedded-app.ts';
import type { EmailParser } from './email-parser.ts';
import { answerEmail } from './shared-incoming.ts';

/** Where hosted has the function supabase/functions/receive-mail. */
export const RECEIVE_MAIL = '/functions/v1/receive-mail';

/** The types of arguments that PostgreSQL cannot infer from their JSON. */
const TYPES: Readonly<Record<string, string>> = {
  ids: 'text[]',
  contents: 'text[]',
  files: 'jsonb',
};

export interface EmailReceiver {
  /** Signs the emails that the mail server hands over. */
  readonly secret: string;
  readonly parser: EmailParser;
}

/** Receives an email as the edge function does on hosted: `answerEmail` has the steps and the answers. */
export function receiveEmail(
  app: LocalApp,
  { secret, parser }: EmailReceiver,
  request: Request,
): Promise<Response> {
  return answerEmail(request, {
    secret,
    parse: (source, options) => parser.parse(source, options),
    call: async (name, args) => {
      const names = Object.keys(args);
      const list = names.map((key, index) => `${key} => $${index + 1}${cast(key)}`).join(', ');
      const values = names.map((key) => (key === 'files' ? JSON.stringify(args[key]) : args[key]));
      const sql = `select public.${name}(${list}) as result`;
      const [row] = await queryAccounts<{ result: unknown }>(app, sql, values);
      return row?.result;
    },
  });
}

const cast = (key: string): string => (TYPES[key] === undefined ? '' : `::${TYPES[key]}`);
