import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server refused a mail, or could not be reached. */
export class MailError extends Error {
  override name = 'MailError';
  /** Whether it would refuse it again. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/** A mail in its envelope. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
  /** As toMime writes it: with CRLF, and no line over 998 bytes. */
  readonly source: string;
}

/** How long the server may be silent, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Hands a mail to the local inbox. Resolves once that has stored it. Neither encrypts nor logs in: it is for 127.0.0.1.
 * Throws a MailError.
 */
export async function sendBySmtp(port: number, { from, to, source }: Envelope): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the mail server is silent')));
  const failed = once(socket, 'error').then(([cause]) => {
    throw new MailError(`The mail server cannot be reached: ${cause.message}`, false, { cause });
  });
  const converse = async (): Promise<void> => {
    const ask = conversation(socket);
    await ask(null, '220');
    await ask('EHLO localhost', '250');
    await ask(`MAIL FROM:<${from}>${isAscii(to) ? '' : ' SMTPUTF8'}`, '250');
    await ask(`RCPT TO:<${to}>`, '250');
    await ask('DATA', '354');
    // A line of one full stop would end the mail.
    await ask(`${source.replace(/^\./gm, '..')}\r\n.`, '250');
    socket.end('QUIT\r\n');
  };
  try {
    await Promise.race([converse(), failed]);
  } finally {
    failed.catch(() => {});
    socket.destroySoon();
  }
}

function conversation(socket: Socket) {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return async (command: string | null, expected: string): Promise<void> => {
    if (command !== null) socket.write(`${command}\r\n`);
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new MailError('The mail server hung up', false);
      // All lines of an answer but the last have a hyphen after the code.
      if (/^\d{3}-/.test(value)) continue;
      if (value.startsWith(expected)) return;
      throw new MailError(`The mail server refused it: ${value}`, value.startsWith('5'));
    }
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
