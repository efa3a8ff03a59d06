import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnPort } from '@torsa/node-lib/listen';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { MAX_EMAIL_BYTES } from '../../../../supabase/functions/_shared/incoming/limits.ts';
import { EMAIL_REJECTION_REPLIES } from '../../../../supabase/functions/_shared/incoming/rejections.ts';
import { KEEP_ALIVE_TIMEOUT_MS } from '../http-bridge.ts';
import { createSmtpRefusalError, type ForwardedEmail } from '../incoming/forward-to-backend.ts';
import { LOCAL_MAIL_FROM } from '../outbox/local-sending.ts';
import { handleInboxRequest } from './answer-inbox.ts';
import { MailStore } from './mail-store.ts';

export type LocalInboxOptions = {
  /** The HTTP port: `/` is the inbox page for developers, and `/email` returns JSON for tests. */
  webPort: number;
  /** The SMTP port to which the backend sends its emails. */
  smtpPort: number;
  /** The folder with the emails as .eml files, from which a restarted inbox loads them. */
  mailDir: string;
  /**
   * Forwards an email to a company address to the backend. The first call has no email source and only checks the
   * recipient.
   * @throws the SMTP response for the sender if the backend refuses the email
   */
  handOver?: (email: ForwardedEmail) => Promise<void>;
  /** Maximum number of simultaneous SMTP connections. */
  maxConnections?: number;
  /** Maximum duration of an SMTP connection in milliseconds. */
  connectionMs?: number;
};

/** The maximum number of recipients of one email. */
const MAX_RECIPIENTS = 100;
const MAX_CONNECTIONS = 200;
const CONNECTION_MS = 120_000;
/** Maximum idle time of an SMTP connection in milliseconds. */
const SILENCE_MS = 30_000;
/**
 * The time-out in milliseconds for receiving an HTTP request to the inbox page. It is short, because such a request
 * has no body.
 */
const REQUEST_MS = 10_000;

export type LocalInboxServer = { url: string; close(): Promise<void> };

/**
 * Starts the inbox that receives every email of the local backend. No email leaves this machine.
 * @throws {CommandError} with the port in use and the port's environment variable
 */
export async function startLocalInbox({
  webPort,
  smtpPort,
  mailDir,
  handOver = async () => {},
  maxConnections = MAX_CONNECTIONS,
  connectionMs = CONNECTION_MS,
}: LocalInboxOptions): Promise<LocalInboxServer> {
  const store = await MailStore.open(mailDir);
  const smtp = smtpServer(store, handOver, maxConnections);
  // Sets a time-out, because SMTP itself has none and an endless email would occupy a connection.
  smtp.server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), connectionMs);
    socket.once('close', () => clearTimeout(timer));
  });
  const timeouts = {
    headersTimeout: REQUEST_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  };
  const web = createServer(timeouts, (request, response) => {
    void respond(store, request, response);
  });
  const close = async (): Promise<void> => {
    web.close();
    web.closeAllConnections();
    await new Promise<void>((closed) => smtp.close(closed));
  };
  await listenOnPort(smtp.server, smtpPort, 'SMTP_PORT');
  try {
    await listenOnPort(web, webPort, 'INBOX_PORT');
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://localhost:${webPort}`, close };
}

/** Matches the reply addresses of conversations, such as `reply+TOKEN@`. */
const isReply = ({ address }: { address: string }): boolean => /^reply\+/i.test(address);

/**
 * The company's own email address. It receives delivery reports, and replies from email programs that shorten
 * `reply+…@`.
 */
const isCompany = ({ address }: { address: string }): boolean =>
  address.toLowerCase() === LOCAL_MAIL_FROM;

/**
 * Maximum total bytes of all emails that the inbox is receiving. Above it, senders get the response to try again
 * later.
 */
const MAX_RECEIVING = 5 * MAX_EMAIL_BYTES;

function smtpServer(
  store: MailStore,
  handOver: NonNullable<LocalInboxOptions['handOver']>,
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
    // Acknowledges the email only after storing it, so that no acknowledged email is lost.
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
      // Discards the rest of the email, because the sender reads the response only after sending everything.
      for await (const _ of stream);
      throw error;
    }
    const source = await readEmail(stream, receiving);
    for (const recipient of replies) await handOver({ recipient, sender, source });
    for (const recipient of recipients.filter((address) => isCompany({ address }))) {
      await handOver({ recipient, sender, source }).catch((error: unknown) => {
        // Shows the email in the inbox as ordinary email to the company, because the backend found no conversation for
        // it.
        if (Object(error).responseCode !== EMAIL_REJECTION_REPLIES.unknown.smtp) throw error;
      });
    }
    await store.add(source);
  };
  // Ignores the error of a connection that the sender closes. A port in use is reported by `listen`.
  server.on('error', () => {});
  return server;
}

/** Reads an email's bytes, up to the size limit that the SMTP server announces. */
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
      // Discards the rest of the email, because the sender reads the response only after sending everything.
      if (isBusy || size > MAX_EMAIL_BYTES) {
        release();
        continue;
      }
      receiving.bytes += chunk.length;
      chunks.push(chunk);
    }
    if (size > MAX_EMAIL_BYTES) throw createSmtpRefusalError(EMAIL_REJECTION_REPLIES.tooLarge);
    if (isBusy) throw createSmtpRefusalError(EMAIL_REJECTION_REPLIES.unavailable);
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
  // Handles HEAD like GET, because Node sends no response body for HEAD.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  try {
    const { status, type, body, policy } = await handleInboxRequest(store, method, path);
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
 * Returns true if the Host header names this machine and the request is from this site, because other sites must not
 * read emails.
 */
function isOurs({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
  return (
    isLocal && (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`)
  );
}
