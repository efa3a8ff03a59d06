import {
  createStorageFileReader,
  type SendEmailsDependencies,
} from '../../../../supabase/functions/_shared/send-emails.ts';
import { callEdgeFunction } from '../call-function.ts';
import type { EmbeddedSupabase } from '../embedded-app.ts';
import { createInboxTransport } from '../inbox-transport.ts';

/** The company's email address, which the local site also shows. */
export const LOCAL_MAIL_FROM = 'hello@torsa.example';

interface LocalAddresses {
  readonly smtpPort: number;
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** The service key, with which the Storage API returns every file. */
  readonly serviceKey: string;
}

/** Creates the functions that send outbox emails of the embedded database to the local inbox. */
export function connectOutboxToInbox(
  app: EmbeddedSupabase,
  { smtpPort, siteUrl, apiUrl, serviceKey }: LocalAddresses,
): SendEmailsDependencies {
  const transport = createInboxTransport(smtpPort);
  return {
    call: (name, args) => callEdgeFunction(app, name, args),
    settings: { from: LOCAL_MAIL_FROM, siteUrl, functionsUrl: `${apiUrl}/functions/v1` },
    readFile: createStorageFileReader(`${apiUrl}/storage/v1`, serviceKey),
    deliver: (mail) => transport.sendMail(mail),
  };
}
