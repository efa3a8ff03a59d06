import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { loopback } from '@torsa/node-lib/listen';
import logger from 'maildev/lib/logger.js';
import mailserver from 'maildev/lib/mailserver.js';
import web from 'maildev/lib/web.js';
import { assertPortFree } from './ports.ts';

export type InboxOptions = {
  /** A page for people at `/`, JSON for tests at `/email`. */
  webPort: number;
  /** Where the backend delivers its mails. */
  smtpPort: number;
  /** Mails are kept here as .eml files and shown again after a restart. */
  mailDir: string;
};

export type Inbox = { url: string; close(): Promise<void> };

/**
 * Starts the inbox that catches every mail of the local backend; nothing leaves this machine.
 * One a process (maildev keeps its state in its modules).
 * Throws a PortTakenError naming the port and its variable.
 */
export async function startInbox({ webPort, smtpPort, mailDir }: InboxOptions): Promise<Inbox> {
  // maildev throws a taken port out of an event handler, past every catch.
  await assertPortFree(smtpPort, 'SMTP_PORT');
  await assertPortFree(webPort, 'INBOX_PORT');
  await mkdir(mailDir, { recursive: true });
  logger.setLevel(0);
  mailserver.create(smtpPort, loopback, mailDir);
  mailserver.loadMailsFromDirectory();
  await mailserver.listen();
  web.start(webPort, loopback, mailserver, undefined, undefined, '/', { https: false });
  if (web.server && !web.server.listening) await once(web.server, 'listening');
  return {
    url: `http://localhost:${webPort}`,
    async close() {
      await promisify(web.close)();
      await promisify(mailserver.close)();
    },
  };
}
