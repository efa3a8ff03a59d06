import { connect } from 'node:net';
import { loopbackAddress } from '@torsa/node-lib/listen';
import type { RawRequest } from './hostile-requests.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** True after the complete body. Without a Content-Length, that is known only at the end of the connection. */
  readonly whole: boolean;
  /** Bytes after the answer. There should be none. */
  readonly after: string;
}

/** Milliseconds of silence: before an answer, and after one, until no more bytes are expected. */
const timeoutsMs = { answering: 5_000, answered: 200 } as const;

/**
 * Sends a request over its own socket without changes. `fetch` and `http.request` would normalise the address.
 * @returns undefined for a server without an answer.
 */
export function sendRawRequest(port: number, request: RawRequest): Promise<RawAnswer | undefined> {
  const { method, target, headers, body } = request;
  const head = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close'];
  return new Promise((resolve) => {
    const socket = connect({ host: loopbackAddress, port });
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(readAnswer(received, method));
    };
    socket.setEncoding('latin1').setTimeout(timeoutsMs.answering, finish);
    socket.on('data', (chunk) => {
      received += chunk;
      // Not every server closes the connection on request.
      if (readAnswer(received, method)?.whole) socket.setTimeout(timeoutsMs.answered);
    });
    // A server may refuse a request before it has read everything. Its answer still counts.
    socket.on('error', finish).on('close', finish);
    socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  });
}

function readAnswer(text: string, method: string): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) {
    if (text === '') return undefined;
    return { status: 0, headers: [], body: text, whole: false, after: '' };
  }
  // Some clients also accept a bare CR or LF as the end of a line.
  const [first = '', ...lines] = text.slice(0, end).split(/\r\n|\r|\n/);
  const status = Number(/^HTTP\/1\.[01] (\d{3})\b/.exec(first)?.[1] ?? 0);
  const rest = text.slice(end + 4);
  if (status >= 100 && status < 200) return readAnswer(rest, method);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const length = bodyLength(status, method, new Map(headers), rest);
  const whole = length !== undefined && rest.length >= length;
  return {
    status,
    headers,
    body: rest.slice(0, length),
    whole,
    after: rest.slice(length ?? rest.length),
  };
}

/** @returns undefined when only the end of the connection shows the length. */
function bodyLength(
  status: number,
  method: string,
  headers: ReadonlyMap<string, string>,
  rest: string,
): number | undefined {
  if (status === 204 || status === 304) return 0;
  // A server that did not parse a request may not have recognised HEAD.
  if (method === 'HEAD') return rest.startsWith('HTTP/') ? 0 : rest.length;
  if (headers.get('transfer-encoding') === 'chunked') {
    const last = rest.indexOf('0\r\n\r\n');
    return last < 0 ? undefined : last + '0\r\n\r\n'.length;
  }
  const length = headers.get('content-length');
  return length === undefined ? undefined : Number(length);
}
