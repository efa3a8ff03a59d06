import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@torsa/node-lib/listen';
import { SMTPServer } from 'smtp-server';
import { answerInbox } from './answer-inbox.ts';
import { MailStore } from './mail-store.ts';

export type InboxOptions = {
  /** A page for people at `/`, JSON for tests at `/email`. */
  webPort: number;
  /** Where the backend delivers its mails. */
  smtpPort: number;
  /** Mails are kept here as .eml files and shown again after a restart. */
  mailDir: string;
  /** Takes a mail to an address that answers come to. Throws where it is not taken, which the sender is told. */
  handOver?: (recipient: string, source: Buffer) => Promise<void>;
};

export type Inbox = { url: string; close(): Promise<void> };

/**
 * Starts the inbox that catches every mail of the local backend; nothing leaves this machine.
 * Throws a CommandError naming the port and its variable.
 */
export async function startInbox({
  webPort,
  smtpPort,
  mailDir,
  handOver = async () => {},
}: InboxOptions): Promise<Inbox> {
  const store = await MailStore.open(mailDir);
  const smtp = smtpServer(store, handOver);
  const web = createServer((request, response) => void respond(store, request, response));
  const close = async (): Promise<void> => {
    web.close();
    web.closeAllConnections();
    await new Promise<void>((closed) => smtp.close(closed));
  };
  await listen(smtp.server, smtpPort, 'SMTP_PORT');
  try {
    await listen(web, webPort, 'INBOX_PORT');
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://localhost:${webPort}`, close };
}

/** Answers to conversations: `reply+` and a token before the @. */
const isReply = ({ address }: { address: string }): boolean => /^reply\+/i.test(address);

function smtpServer(store: MailStore, handOver: NonNullable<InboxOptions['handOver']>): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Acknowledged once it is stored.
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (source) => {
          for (const { address } of envelope.rcptTo.filter(isReply))
            await handOver(address, source);
          await store.add(source);
        })
        .then(() => done(), done);
    },
  });
  // A sender that hangs up is no fault of ours; a port that is taken is told by `listen`.
  server.on('error', () => {});
  return server;
}

async function respond(
  store: MailStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOurs(request)) {
    response.writeHead(403, { 'cache-control': 'no-store' }).end();
    return;
  }
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  // Node leaves the body out where only the head is wanted.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  try {
    const { status, type, body, policy } = await answerInbox(store, method, path);
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  } catch (error) {
    console.error('The inbox failed to answer:', error);
    response.destroy();
  }
}

/**
 * Whether the request was addressed to this machine and comes from no other page. A name that leads here and is not ours
 * is another site's (DNS rebinding), which its own pages may read; another page could delete mails without reading.
 */
function isOurs({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
  return (
    isLocal && (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`)
  );
}
