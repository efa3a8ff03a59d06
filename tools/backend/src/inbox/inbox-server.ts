import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@torsa/node-lib/listen';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type ForwardedEmail, refusalError } from '../incoming/forward-to-backend.ts';
import { MAX_EMAIL_BYTES, REFUSALS } from '../incoming/shared-incoming.ts';
import { LOCAL_MAIL_FROM } from '../outbox/local-sending.ts';
import { answerInbox } from './answer-inbox.ts';
import { MailStore } from './mail-store.ts';

export type InboxOptions = {
  /** The port of the page for people at `/` and the JSON for tests at `/email`. */
  webPort: number;
  /** The port to which the backend sends its mails. */
  smtpPort: number;
  /** The folder of the mails as .eml files. They are shown again after a restart. */
  mailDir: string;
  /**
   * Forwards an email to a company address to the backend. A first call without the source checks the recipient. It
   * throws the SMTP response for the sender if the email is refused.
   */
  handOver?: (email: ForwardedEmail) => Promise<void>;
  /** Maximum number of simultaneous SMTP connections. */
  maxConnections?: number;
  /** Maximum milliseconds of an SMTP connection. */
  connectionMs?: number;
};

/** Maximum recipients of one email. */
const MAX_RECIPIENTS = 100;
const MAX_CONNECTIONS = 200;
const CONNECTION_MS = 120_000;
/** Maximum milliseconds without data on an SMTP connection. */
const SILENCE_MS = 30_000;
/** Maximum milliseconds of a request to the inbox page. The request has no body, so it arrives quickly. */
const REQUEST_MS = 10_000;

export type Inbox = { url: string; close(): Promise<void> };

/**
 * Starts the inbox that receives every mail of the local backend. No mail leaves this machine.
 * @throws {CommandError} that names a port that is in use and its variable
 */
export async function startInbox({
  webPort,
  smtpPort,
  mailDir,
  handOver = async () => {},
  maxConnections = MAX_CONNECTIONS,
  connectionMs = CONNECTION_MS,
}: InboxOptions): Promise<Inbox> {
  const store = await MailStore.open(mailDir);
  const smtp = smtpServer(store, handOver, maxConnections);
  // Without this time-out, a sender that never finishes its email would keep its connection. SMTP has no limit for
  // that.
  smtp.server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), connectionMs);
    socket.once('close', () => clearTimeout(timer));
  });
  const timeouts = { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS };
  const web = createServer(timeouts, (request, response) => {
    void respond(store, request, response);
  });
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

/** Matches reply addresses of conversations: `reply+` and a token before the @. */
const isReply = ({ address }: { address: string }): boolean => /^reply\+/i.test(address);

/** The company's own address. It receives delivery reports, and replies from programs that shorten `reply+…@`. */
const isCompany = ({ address }: { address: string }): boolean =>
  address.toLowerCase() === LOCAL_MAIL_FROM;

/** Maximum bytes of all emails that are being received. Further senders have to try again later. */
const MAX_RECEIVING = 5 * MAX_EMAIL_BYTES;

function smtpServer(
  store: MailStore,
  handOver: NonNullable<InboxOptions['handOver']>,
  maxClients: number,
): SMTPServer {
  const receiving = { bytes: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_EMAIL_BYTES,
    maxRecipients: MAX_RECIPIENTS,
    maxClients,
    socketTimeout: SILENCE_MS,
    // The email is acknowledged only after it is stored.
    onData(stream, { envelope }, done) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const recipients = envelope.rcptTo.map(({ address }) => address);
      receive(stream, { sender, recipients }).then(() => done(), done);
    },
  });
  const receive = async (
    stream: SMTPServerDataStream,
    { sender, recipients }: { readonly sender: string; readonly recipients: readonly string[] },
  ): Promise<void> => {
    const replies = recipients.filter((address) => isReply({ address }));
    try {
      for (const recipient of replies) await handOver({ recipient, sender });
    } catch (error) {
      // The rest is read and dropped, because the sender reads the response only afterwards.
      for await (const _ of stream);
      throw error;
    }
    const source = await readEmail(stream, receiving);
    for (const recipient of replies) await handOver({ recipient, sender, source });
    for (const recipient of recipients.filter((address) => isCompany({ address }))) {
      await handOver({ recipient, sender, source }).catch((error: unknown) => {
        // An email without a conversation is an ordinary email to the company.
        if (Object(error).responseCode !== REFUSALS.unknown.smtp) throw error;
      });
    }
    await store.add(source);
  };
  // A sender that closes the connection is not an error. `listen` reports a port that is in use.
  server.on('error', () => {});
  return server;
}

/** Reads the bytes of an email, up to the limit that the server announces. */
async function readEmail(
  stream: SMTPServerDataStream,
  receiving: { bytes: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isBusy = false;
  const release = (): void => {
    for (const chunk of chunks.splice(0)) receiving.bytes -= chunk.length;
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (receiving.bytes + chunk.length > MAX_RECEIVING) isBusy = true;
      size += chunk.length;
      // The rest is read and dropped, because the sender reads the response only afterwards.
      if (isBusy || size > MAX_EMAIL_BYTES) {
        release();
        continue;
      }
      receiving.bytes += chunk.length;
      chunks.push(chunk);
    }
    if (size > MAX_EMAIL_BYTES) throw refusalError(REFUSALS.tooLarge);
    if (isBusy) throw refusalError(REFUSALS.unavailable);
    return Buffer.concat(chunks);
  } finally {
    release();
  }
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
  // Node does not send the body of a response to HEAD.
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
    console.error('The inbox failed to answer a request:', error);
    response.destroy();
  }
}

/**
 * Returns true if the request names this machine and does not come from another page. A site's host name can resolve to
 * this machine (DNS rebinding), and then its pages could read the inbox. A page of another origin could also delete
 * mails without reading them.
 */
function isOurs({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
  return (
    isLocal && (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`)
  );
}
