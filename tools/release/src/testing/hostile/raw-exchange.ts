import { connect } from 'node:net';
import { loopback } from '@torsa/node-lib/listen';
import type { RawRequest } from './hostile-requests.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Of the answer; what comes after it, if anything does, belongs to {@link RawAnswer.after}. */
  readonly body: string;
  readonly after: string;
}

/** How long a server may be silent, in ms. */
const patience = 5_000;

/**
 * Sends a request over a socket of its own, to the byte: `fetch` and `http.request` would mend the address.
 * @returns undefined when the server closed without a word, or said nothing.
 */
export function exchange(port: number, request: RawRequest): Promise<RawAnswer | undefined> {
  const { method, target, headers, body } = request;
  const head = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close'];
  return new Promise((resolve) => {
    const socket = connect({ host: loopback, port });
    const chunks: Buffer[] = [];
    const finish = () => {
      socket.destroy();
      resolve(readAnswer(Buffer.concat(chunks).toString('latin1'), method));
    };
    socket.setTimeout(patience, finish);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may refuse before it has read everything: what it said counts all the same.
    socket.on('error', finish).on('close', finish);
    socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  });
}

function readAnswer(text: string, method: string): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return text === '' ? undefined : { status: 0, headers: [], body: text, after: '' };
  // Some clients take a bare CR or LF for the end of a line as well.
  const [first = '', ...lines] = text.slice(0, end).split(/\r\n|\r|\n/);
  const status = Number(/^HTTP\/1\.[01] (\d{3})\b/.exec(first)?.[1] ?? 0);
  const rest = text.slice(end + 4);
  if (status >= 100 && status < 200) return readAnswer(rest, method);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const length = bodyLength(status, method, new Map(headers), rest);
  return { status, headers, body: rest.slice(0, length), after: rest.slice(length) };
}

function bodyLength(
  status: number,
  method: string,
  headers: ReadonlyMap<string, string>,
  rest: string,
): number {
  if (status === 204 || status === 304 || (method === 'HEAD' && status < 400)) return 0;
  // Who closes the connection may leave out the length.
  if (headers.get('transfer-encoding') === 'chunked') {
    return rest.indexOf('0\r\n\r\n') + '0\r\n\r\n'.length;
  }
  // A server that has not understood a request may not have understood HEAD either.
  if (method === 'HEAD' && !rest.startsWith('HTTP/')) return rest.length;
  return method === 'HEAD' ? 0 : Number(headers.get('content-length') ?? rest.length);
}
